// Which places of the table stand for a move: a click on any of them means it.
import type { Move } from './wire';

export function targets(move: Move): string[] {
  switch (move.move) {
    case 'income':
      return ['income'];
    case 'place':
    case 'put':
    case 'put-other':
      return [`free:${move.route}`];
    case 'displace':
      return [`piece:${move.route}:${move.victim} ${move.owner}`];
    case 'displace-neutral':
    case 'remove-neutral':
      return [`piece:${move.route}:trader neutral`];
    case 'lift':
      return [`own:${move.route}:${move.piece}`];
    case 'lift-other':
    case 'remove':
      return [`piece:${move.route}:${move.piece} ${move.owner}`];
    case 'establish-route':
      return [`road:${move.route}`];
    case 'establish-office':
    case 'establish-additional-office':
      return [`road:${move.route}`, `city:${move.city}`];
    case 'establish-ability':
      return [`road:${move.route}`, `scroll:${move.ability}`];
    case 'establish-prestige':
      return [`road:${move.route}`, `prestige:${move.points}`];
    case 'exchange-offices':
      return [`city:${move.city}`, 'token:exchange_offices'];
    case 'develop-ability':
      return [`track:${move.ability}`, 'token:develop_ability'];
    case 'extra-actions':
      return [`token:plus_${move.count}_actions`];
    case 'buy-favour':
      return [`favour:${move.favour}`];
    case 'develop-privilege':
      return ['track:privilege', 'bonus:develop_privilege'];
    case 'green-office':
      return [`city:${move.city}`, 'bonus:office_in_green_city'];
    case 'pay':
      return ['pay'];
    case 'take-piece':
      return ['take'];
    case 'place-token':
      return [`road:${move.route}`];
    case 'neutral-office':
      return [`road:${move.route}`, ...(move.city === 'none' ? [] : [`city:${move.city}`])];
    default:
      return [];
  }
}

/** The actions of the rulebook, as the bar beside the prompt has them. */
export const MODES = ['income', 'place', 'displace', 'move', 'establish', 'token', 'favour'] as const;
export type Mode = (typeof MODES)[number];

const TOKEN_MOVES = ['exchange-offices', 'develop-ability', 'extra-actions', 'lift-other', 'remove', 'remove-neutral'];

export function modeOf(move: Move): Mode | null {
  if (move.move === 'income' || move.move === 'place') return move.move;
  if (move.move.startsWith('displace')) return 'displace';
  if (move.move === 'lift') return 'move';
  if (move.move.startsWith('establish')) return 'establish';
  if (move.move === 'buy-favour') return 'favour';
  return TOKEN_MOVES.includes(move.move) ? 'token' : null;
}

/** The piece that a move puts down or lifts, as a text; what is dragged is compared with it. */
export function kindOf(move: Move): string | null {
  if ('piece' in move) return 'owner' in move && !('victim' in move) ? `${move.piece} ${move.owner}` : move.piece;
  return null;
}

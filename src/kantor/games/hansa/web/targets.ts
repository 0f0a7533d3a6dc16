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

/** A click that only looks at a town or a scroll must not spend a route or a token: such a move is asked about first. */
export function weighty({ move }: Move): boolean {
  return move.startsWith('establish') || move === 'exchange-offices' || move === 'develop-ability';
}

/** What is most likely meant comes first in a chooser: rewards before none, much income before little, moving away last. */
export function rank(move: Move): number {
  switch (move.move) {
    case 'income':
      return -move.traders - move.merchants;
    case 'establish-route':
      return 1;
    case 'lift':
    case 'lift-other':
    case 'remove':
    case 'remove-neutral':
      return 2;
    default:
      return 0;
  }
}

/** The action for which a token is held that isn't used by itself. */
export function modeOfToken(token: string): Mode | null {
  if (token === 'three_traders') return 'token';
  return token === 'additional_office' ? 'establish' : null;
}

/** The piece that a move puts down or lifts, as a text; what is dragged is compared with it. */
export function kindOf(move: Move): string | null {
  if ('piece' in move) return 'owner' in move && !('victim' in move) ? `${move.piece} ${move.owner}` : move.piece;
  return null;
}

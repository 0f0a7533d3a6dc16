// The sentences of talk and invitations, loaded with the tables' part of the client.
import en from '../../text/talk/en.ftl?raw';
import pl from '../../text/talk/pl.ftl?raw';
import { shellTexts, Texts, type Args } from '../lib/i18n.svelte';

const texts = new Texts([shellTexts, { en: [en], pl: [pl] }]);
export const tt = (id: string, args?: Args) => texts.say(id, args);

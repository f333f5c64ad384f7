/** What spells and abilities do as they resolve: `a spell or ability you control would stun a unit`. */
import type { EventName, Filter } from '../../game/state/cards/ability.ts';
import { filter } from '../filters/filter.ts';
import { fail, list, type Parser, say, sees } from '../parser.ts';
import type { EventDraft, EventForm, Happening } from './happening.ts';
import { readEachObject } from './object.ts';

/** Several things that one spell or ability would do: `would stun me, give me -might, or return me to hand`. */
export const byItem = (p: Parser, form: EventForm): Happening | null => {
  if (form !== 'would' || !sees(p, 'a spell/ability | an ability/enemy')) return null;
  p.pos++;
  const means = filter(p) ?? undefined;
  if (means === undefined || !means.types.every(type => type === 'spell' || type === 'ability')) return null;
  if (!say(p, 'would')) return fail(p, 'would');
  const events = list(p, () => deed(p, means), ', or | , | or');
  return events && { events };
};

const DEEDS: readonly (readonly [words: string, on: EventName, behind?: string])[] = [
  ['stun', 'stun'],
  ['kill', 'die'],
  ['banish', 'banish'],
  ['return', 'return', "to hand | to its/my owner 's hand"],
  ['give', 'reduce might', '- might'],
];

const deed = (p: Parser, means: Filter): EventDraft | null => {
  const found = DEEDS.find(([words]) => say(p, words));
  if (found === undefined) return fail(p, 'stun');
  const [, on, behind] = found;
  const change = on === 'reduce might' && say(p, '- might to');
  const what = readEachObject(p);
  if (what === null || (behind !== undefined && !change && !say(p, behind))) return null;
  // "A unit it chooses": that spell or ability has to have chosen what this would happen to.
  const chosen = say(p, '(that) it chooses/chose');
  return { on, what, with: chosen ? { ...means, chooses: CHOSEN } : means };
};

const CHOSEN: NonNullable<Filter['chooses']> = { what: { kind: 'event', part: 'what' }, only: false };

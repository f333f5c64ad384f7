/** What an event happens to: `me`, `a friendly unit`, `one or more enemy units`. */
import type { Selector } from '../../game/state/cards/terms.ts';
import { article } from '../filters/adjectives.ts';
import { phrase } from '../filters/filter.ts';
import { nameOfOne } from '../named.ts';
import { attempt, ordinal, type Parser, say, sees, speakOf } from '../parser.ts';
import { that } from '../referents.ts';
import type { EventDraft, What } from './happening.ts';

const EVENT_WHAT: Selector = { kind: 'event', part: 'what' };

/** What it happens to: `me`, `a friendly unit`, `one or more enemy units`, `it`. */
export const object = (p: Parser, draft?: EventDraft): What | null => {
  if (say(p, 'me | i')) return { kind: 'me' };
  if (say(p, 'this (unit/gear/card/spell/battlefield)')) return p.attached ? { kind: 'attachment' } : { kind: 'me' };
  if (say(p, 'the equipped unit | equipped unit | its bearer')) {
    speakOf(p, { what: EVENT_WHAT, types: ['unit'], many: false });
    return { kind: 'bearer' };
  }
  const used = attempt(p, () => (say(p, 'a/an (activated) ability of (a/an)') ? phrase(p) : null));
  if (used !== null) return used.filter;
  if (say(p, 'it')) return that(p, ['unit', 'gear', 'spell', 'card']) ?? { kind: 'it' };
  if (sees(p, 'that')) {
    const found = attempt(p, () => p.grammar.selector(p));
    if (found !== null) return found;
  }
  const name = nameOfOne(p);
  if (name !== null) {
    speakOf(p, { what: EVENT_WHAT, types: ['unit', 'gear', 'card'], many: false });
    return name;
  }
  const together = say(p, 'one/1 or more | any number of');
  if (together && draft !== undefined) draft.together = true;
  const nth = together || draft === undefined ? null : attempt(p, () => (say(p, 'your/their/the') ? ordinal(p) : null));
  const other = !together && nth === null && say(p, 'another');
  if (!together && !other && nth === null) article(p, 'one of | a | an | any | the | all');
  const what = phrase(p);
  if (what === null) return null;
  if (nth !== null && draft !== undefined) draft.nth = nth;
  const filter = other ? { ...what.filter, other: true as const } : what.filter;
  speakOf(p, { what: EVENT_WHAT, types: filter.types.length === 0 ? ['unit'] : filter.types, many: together, filter });
  return filter;
};

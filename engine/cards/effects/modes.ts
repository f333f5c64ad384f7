/** A choice among modes: `choose one: …`. */

import type { AbilityMode, Who } from '../../game/state/cards/ability.ts';
import { number } from '../numerals.ts';
import { attempt, fail, oneOf, type Parser, say, sees, speakOf, writtenFrom } from '../parser.ts';
import { ways } from '../patterns.ts';
import { single } from '../selectors.ts';
import type { Instructions } from './readers.ts';

/** `one`, `two`, `one or both`, `one or more`, `up to two`. */
const modesMany = (p: Parser): { readonly count: number; readonly least?: number } | null => {
  if (say(p, 'one or both')) return { count: 2, least: 1 };
  const upTo = say(p, 'up to');
  const count = number(p);
  return count === null ? null : { count, ...(upTo ? { least: 0 } : {}) };
};

/** Who may choose in place of you; several choose one after the other. */
const CHOOSERS = ways<Who>([
  ['an/one opponent', 'an opponent'],
  ['that player | they', 'that player'],
  ['its controller', 'its controller'],
  ['each opponent', 'opponents'],
  ['each other player', 'each other player'],
  ['each player', 'each player'],
]);

/** `an opponent chooses one: …`: in its modes they are that player, and you are still you. */
const chooser = (p: Parser): Who | null => {
  const by = oneOf(p, CHOOSERS);
  if (by === null || !say(p, 'chooses/choose')) return null;
  speakOf(p, { what: { kind: 'slot', slot: 'that player' }, types: ['player'], many: false });
  return by;
};

/** Since when a mode must not have been chosen. */
const NOT_CHOSEN_BEFORE = ways<'turn' | 'ever'>([
  [
    "that has not been chosen this turn | you have not (already) chosen this turn | you 've not chosen this turn",
    'turn',
  ],
  ['you have not (already) chosen | that has not been chosen', 'ever'],
]);

/** Modes, with ` / ` between. */
export const readChooseOne = (p: Parser): Instructions | null => {
  const by = attempt(p, () => chooser(p));
  if (by === null && !say(p, '(you may) choose')) return null;
  const many = modesMany(p);
  if (many === null) return null;
  // "Choose one for a friendly unit": what its modes speak of.
  const whom = by === null && say(p, 'for') ? single(p) : null;
  if (whom !== null && whom.kind !== 'chosen') return null;
  const fresh = oneOf(p, NOT_CHOSEN_BEFORE) ?? undefined;
  if (!say(p, ': | - | —')) return fail(p, ':');
  const modes: AbilityMode[] = [];
  for (;;) {
    const from = p.pos;
    const instructions =
      modes.length === 0 || say(p, '. / | ; / | / | or : | ; or | . or') || (sees(p, 'or they') && say(p, 'or'))
        ? modeFrom(p)
        : null;
    if (instructions === null) {
      if (modes.length === 0) return null;
      p.pos = from;
      break;
    }
    modes.push(instructions);
  }
  return modes.length < 2
    ? fail(p, '/')
    : [
        ...(whom === null ? [] : [{ do: 'choose', what: whom } as const]),
        {
          do: 'choose one',
          ...many,
          modes,
          ...(fresh === undefined ? {} : { fresh }),
          ...(by === null ? {} : { who: by }),
        },
      ];
};

const modeFrom = (p: Parser): AbilityMode | null => {
  const from = p.pos;
  const instructions = p.grammar.instructions(p);
  return instructions === null ? null : { label: writtenFrom(p, from), instructions };
};

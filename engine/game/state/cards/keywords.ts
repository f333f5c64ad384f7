/** What each keyword does: the one table of that (the glossary of keywords). All of them are listed in `engine/keywords.ts`. */

import { type KeywordName, keywordNamed } from '../../../keywords.ts';
import { EQUIPPED_SLOT, type SlotName } from '../slots.ts';
import type { Ability, Instruction, Triggered } from './ability.ts';
import type { Cost } from './cost.ts';
import type { EventPattern, Filter, Selector } from './terms.ts';
import type { PlainState } from './thingState.ts';

export type KeywordMeaning =
  /**
   * Short for a triggered ability, whatever an object has it from. `each`: every instance triggers by itself; its value is
   * how many there are.
   */
  | { readonly means: 'trigger'; readonly ability: (value: number) => Triggered; readonly each?: true }
  /** Short for an ability with the cost that follows it on the card. */
  | { readonly means: 'ability with a cost'; readonly ability: (cost: Cost) => Ability }
  /** Its number is how much more Might a unit with it has while it is all of that; several add up. */
  | { readonly means: 'might'; readonly while: readonly PlainState[] }
  /** A rule of its own, which asks for the keyword by its name where it matters. */
  | { readonly means: 'rule' }
  /** Written before the ability that depends on it, or that it is the event of. */
  | { readonly means: 'beginning of an ability' }
  /** By itself nothing: other text may ask for it. */
  | { readonly means: 'nothing'; readonly rule: string };

const RULE: KeywordMeaning = { means: 'rule' };
const BEGINNING: KeywordMeaning = { means: 'beginning of an ability' };

const ME: Selector = { kind: 'me' };
const PLAYED: EventPattern = { on: 'play', what: ME };

const one = (filter: Filter, slot: SlotName = 'a'): Selector => ({
  kind: 'chosen',
  slot,
  filter,
  count: { least: 1, most: 1 },
});

const trigger = (
  keyword: string,
  events: readonly EventPattern[],
  instructions: readonly Instruction[],
  rest: Partial<Triggered> = {},
): Triggered => ({ kind: 'triggered', events, instructions, keyword, text: keyword, ...rest });

/**
 * `keyword.temporary.meaning`, `keyword.vision.meaning`, `keyword.hunt.meaning`, `keyword.quick-draw.meaning`,
 * `keyword.weaponmaster.meaning`, `keyword.temporary`, `keyword.temporary.trigger`, `keyword.vision`,
 * `keyword.vision.trigger`, `keyword.hunt`, `keyword.hunt.conquer-and-hold`, `keyword.quick-draw`,
 * `keyword.temporary.once`, `keyword.equip`, `keyword.equip.attaches`, `keyword.equip.target`, `keyword.equip.meaning`,
 * `keyword.equip.any-costs`, `keyword.equip.each`, `keyword.empower.empowers-source`, `keyword.empower.no-target`,
 * `keyword.empower.meaning`, `keyword.empower.any-costs`, `keyword.empower.each`, `keyword.flow`,
 * `keyword.flow.meaning`, `keyword.flow.same-timing`, `keyword.flow.any-costs`
 *
 * Up to 1.4, Deploy and Disarm are known from the reminders of their cards alone.
 */
const KEYWORD_MEANINGS: Readonly<Record<KeywordName, KeywordMeaning>> = {
  accelerate: RULE,
  action: RULE,
  ambush: RULE,
  assault: { means: 'might', while: ['attacking'] },
  backline: RULE,
  deathknell: BEGINNING,
  deflect: RULE,
  deploy: {
    means: 'trigger',
    ability: () =>
      trigger('deploy', [{ on: 'hold', who: 'an opponent', at: { kind: 'here' } }], [{ do: 'kill', what: ME }]),
  },
  disarm: {
    means: 'trigger',
    ability: value =>
      trigger(
        'disarm',
        [{ on: 'attack', what: ME }],
        [
          {
            do: 'give might',
            to: one({ types: ['unit'], side: 'enemy', where: { kind: 'here' } }),
            amount: -value,
            until: 'turn',
          },
        ],
      ),
  },
  empower: {
    means: 'ability with a cost',
    ability: cost => ({
      kind: 'activated',
      cost,
      timing: 'main',
      when: { is: 'not', of: { is: 'fits', what: ME, filter: { types: [], is: ['empowered'] } } },
      instructions: [{ do: 'empower', what: ME }],
      keyword: 'empower',
      text: 'empower',
    }),
  },
  empowered: BEGINNING,
  equip: {
    means: 'ability with a cost',
    ability: cost => ({
      kind: 'activated',
      cost,
      timing: 'main',
      instructions: [{ do: 'attach', what: ME, to: one({ types: ['unit'], side: 'yours' }, EQUIPPED_SLOT) }],
      keyword: 'equip',
      text: 'equip',
    }),
  },
  flow: {
    means: 'ability with a cost',
    ability: cost => ({
      kind: 'static',
      effects: [{ gives: 'may be played', what: 'me', from: 'trash', for: cost, afterwards: 'banish' }],
      keyword: 'flow',
      text: 'flow',
    }),
  },
  ganking: RULE,
  hidden: RULE,
  hunt: {
    means: 'trigger',
    ability: value =>
      trigger(
        'hunt',
        [
          { on: 'conquer', what: ME },
          { on: 'hold', what: ME },
        ],
        [{ do: 'gain xp', who: 'you', amount: value }],
      ),
  },
  legion: BEGINNING,
  level: BEGINNING,
  mighty: { means: 'nothing', rule: 'mighty.is' },
  // That it can be played as a reaction, too, is a rule of its own.
  'quick-draw': {
    means: 'trigger',
    ability: () =>
      trigger('quick-draw', [PLAYED], [{ do: 'attach', what: ME, to: one({ types: ['unit'], side: 'yours' }) }]),
  },
  reaction: RULE,
  repeat: {
    means: 'ability with a cost',
    ability: cost => ({
      kind: 'static',
      effects: [{ gives: 'additional cost', of: 'me', whose: 'you', cost, optional: true, keyword: 'repeat' }],
      text: 'repeat',
    }),
  },
  shield: { means: 'might', while: ['defending'] },
  tank: RULE,
  temporary: {
    means: 'trigger',
    ability: () => trigger('temporary', [{ on: 'start of beginning phase', who: 'you' }], [{ do: 'kill', what: ME }]),
  },
  unique: { means: 'nothing', rule: 'keyword.unique.no-effect' },
  vision: {
    means: 'trigger',
    ability: () => trigger('vision', [PLAYED], [{ do: 'predict', who: 'you', amount: 1 }]),
    each: true,
  },
  weaponmaster: {
    means: 'trigger',
    ability: () =>
      trigger(
        'weaponmaster',
        [PLAYED],
        [{ do: 'attach', what: one({ types: ['equipment'], side: 'yours' }), to: ME, paying: 'equip' }],
        {
          may: 'you',
        },
      ),
    each: true,
  },
};

/** What the keyword of that name (in lower case) does. */
export const keywordMeaning = (name: string): KeywordMeaning | undefined => {
  const known = keywordNamed(name);
  return known && KEYWORD_MEANINGS[known.name];
};

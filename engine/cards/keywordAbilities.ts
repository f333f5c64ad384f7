/**
 * What keywords are short for, as abilities (the glossary of keywords). Those that are missing are rules of their own:
 * Assault, Shield, Tank, Backline, Deflect, Ganking, Hidden, Action and Reaction are asked for by name where they matter,
 * Unique has no effect in play, and Deathknell, Legion, Level and Empowered are written before the ability they belong to.
 */
import type { Ability, Triggered } from '../game/state/cards/ability.ts';
import { type Cost, FREE } from '../game/state/cards/cost.ts';
import type { EventPattern, Selector } from '../game/state/cards/terms.ts';

interface Given {
  readonly value: number;
  readonly cost: Cost;
}

const ME: Selector = { kind: 'me' };
const PLAYED: EventPattern = { on: 'play', who: 'you', what: ME };

const UNIT: Selector = {
  kind: 'chosen',
  slot: 'a',
  filter: { types: ['unit'], side: 'yours' },
  count: { least: 1, most: 1 },
};

const triggered = (
  keyword: string,
  events: readonly EventPattern[],
  instructions: Triggered['instructions'],
): Triggered => ({
  kind: 'triggered',
  events,
  instructions,
  keyword,
  text: keyword,
});

const ANY_ONE: Cost = { energy: 0, power: [{ domain: 'any', amount: 1 }], costParts: [] };

/**
 * `keyword.equip`, `keyword.equip.attaches`, `keyword.equip.target`, `keyword.equip.meaning`,
 * `keyword.equip.any-costs`, `keyword.equip.each`, `keyword.quick-draw.reaction`, `keyword.quick-draw.timing`,
 * `keyword.empower.empowers-source`, `keyword.empower.no-target`, `keyword.empower.meaning`,
 * `keyword.empower.any-costs`, `keyword.empower.each`, `keyword.flow`, `keyword.flow.meaning`,
 * `keyword.flow.same-timing`, `keyword.flow.any-costs`
 */
const KEYWORDS: Readonly<Record<string, (given: Given) => readonly Ability[]>> = {
  hunt: ({ value }) => [
    triggered(
      'hunt',
      [
        { on: 'conquer', what: ME },
        { on: 'hold', what: ME },
      ],
      [{ do: 'gain xp', who: 'you', amount: value }],
    ),
  ],
  vision: () => [triggered('vision', [PLAYED], [{ do: 'predict', who: 'you', amount: 1 }])],
  temporary: () => [
    triggered('temporary', [{ on: 'start of beginning phase', who: 'you' }], [{ do: 'kill', what: ME }]),
  ],
  equip: ({ cost }) => [
    {
      kind: 'activated',
      cost,
      timing: 'main',
      instructions: [{ do: 'attach', what: ME, to: UNIT }],
      keyword: 'equip',
      text: 'equip',
    },
  ],
  'quick-draw': () => [
    {
      kind: 'static',
      effects: [{ gives: 'timing', what: 'me', whose: 'you', timing: 'reaction' }],
      text: 'quick-draw',
    },
    triggered('quick-draw', [PLAYED], [{ do: 'attach', what: ME, to: UNIT }]),
  ],
  weaponmaster: () => [
    {
      ...triggered(
        'weaponmaster',
        [PLAYED],
        [
          {
            do: 'equip',
            what: {
              kind: 'chosen',
              slot: 'a',
              filter: { types: ['equipment'], side: 'yours' },
              count: { least: 1, most: 1 },
            },
            to: ME,
            less: ANY_ONE,
          },
        ],
      ),
      may: 'you',
    },
  ],
  accelerate: ({ cost }) => [
    {
      kind: 'static',
      effects: [{ gives: 'additional cost', of: 'me', whose: 'you', cost, optional: true, keyword: 'accelerate' }],
      text: 'accelerate',
    },
    {
      kind: 'static',
      when: { is: 'paid', what: 'accelerate' },
      effects: [{ gives: 'enters', how: 'ready', what: 'me', whose: 'you' }],
      text: 'accelerate',
    },
  ],
  repeat: ({ cost }) => [
    {
      kind: 'static',
      effects: [{ gives: 'additional cost', of: 'me', whose: 'you', cost, optional: true, keyword: 'repeat' }],
      text: 'repeat',
    },
  ],
  ambush: () => [
    {
      kind: 'static',
      effects: [
        {
          gives: 'may be played',
          what: 'me',
          to: { kind: 'battlefield', withUnits: { types: ['unit'], side: 'yours' } },
          timing: 'reaction',
        },
      ],
      text: 'ambush',
    },
  ],
  flow: ({ cost }) => [
    {
      kind: 'static',
      effects: [{ gives: 'may be played', what: 'me', from: 'trash', for: cost, afterwards: 'banish' }],
      text: 'flow',
    },
  ],
  empower: ({ cost }) => [
    {
      kind: 'activated',
      cost,
      timing: 'main',
      when: { is: 'not', of: { is: 'fits', what: ME, filter: { types: [], is: ['empowered'] } } },
      instructions: [{ do: 'empower', what: ME }],
      keyword: 'empower',
      text: 'empower',
    },
  ],
};

/** What Accelerate asks for where the card has no domain: one Energy and one Power of any. */
const ACCELERATE: Cost = { energy: 1, power: [{ domain: 'any', amount: 1 }], costParts: [] };

/**
 * The abilities of a keyword line. `value` is its number, or 1; `cost` is what stands behind the keyword, if anything
 * does. None for keywords that are rules of their own.
 */
export const keywordAbilities = (name: string, value: number, cost: Cost | null): readonly Ability[] => {
  const made = Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;
  if (made === undefined) return [];
  return made({ value, cost: cost ?? (name === 'accelerate' ? ACCELERATE : FREE) });
};

/** Costs of several parts, against trying every order and every choice (`play.pay.other`). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, isLegal, perform, playFrom } from '../../../../engine/game/actions.ts';
import { type Edition, PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import { cardsOf } from '../../../../engine/scenario/names/cards.ts';
import { randomAnswer } from '../random/answers.ts';
import { randomFrom } from '../random/chance.ts';
import { openingOf } from '../random/game.ts';

const ANA = 0 as PlayerId;

/** What a cost can be paid with, as bare numbers; a unit is a card or a token. */
interface Means {
  readonly ready: { readonly card: number; readonly token: number };
  readonly exhausted: { readonly card: number; readonly token: number };
  readonly gear: number;
  readonly trash: number;
  readonly hand: number;
}

type Kind = 'card' | 'token';
const KINDS = ['card', 'token'] as const;
const STATES = ['ready', 'exhausted'] as const;

const without = (m: Means, is: 'ready' | 'exhausted', kind: Kind): Means => ({
  ...m,
  [is]: { ...m[is], [kind]: m[is][kind] - 1 },
});

/** All that can come of taking a unit away, cards going to a zone. */
const takingUnit = (m: Means, zone: 'trash' | 'hand'): readonly Means[] =>
  STATES.flatMap(is =>
    KINDS.filter(kind => m[is][kind] > 0).map(kind => {
      const left = without(m, is, kind);
      return kind === 'card' ? { ...left, [zone]: left[zone] + 1 } : left;
    }),
  );

const less = (m: Means, zone: 'trash' | 'hand' | 'gear', n: number): readonly Means[] =>
  m[zone] < n ? [] : [{ ...m, [zone]: m[zone] - n }];

/** The parts of costs in the language, and all that can come of doing each. */
const PARTS: Readonly<Record<string, (m: Means) => readonly Means[]>> = {
  'kill a unit you control': m => takingUnit(m, 'trash'),
  "return a unit you control to its owner's hand": m => takingUnit(m, 'hand'),
  'exhaust a unit you control': m =>
    KINDS.filter(kind => m.ready[kind] > 0).map(kind => {
      const left = without(m, 'ready', kind);
      return { ...left, exhausted: { ...left.exhausted, [kind]: left.exhausted[kind] + 1 } };
    }),
  'kill another gear you control': m => less(m, 'gear', 1).map(left => ({ ...left, trash: left.trash + 1 })),
  'discard 1': m => less(m, 'hand', 1).map(left => ({ ...left, trash: left.trash + 1 })),
  'recycle 1 from your trash': m => less(m, 'trash', 1),
  'recycle 2 from your trash': m => less(m, 'trash', 2),
};

const canPay = (m: Means, parts: readonly string[]): boolean =>
  parts.length === 0 ||
  parts.some((part, n) =>
    (PARTS[part]?.(m) ?? []).some(left =>
      canPay(
        left,
        parts.filter((_, i) => i !== n),
      ),
    ),
  );

const counts = fc.record({ card: fc.nat(1), token: fc.nat(1) });
const means: fc.Arbitrary<Means> = fc.record({
  ready: counts,
  exhausted: counts,
  gear: fc.nat(1),
  trash: fc.nat(2),
  hand: fc.nat(2),
});
const costs = fc.array(fc.constantFrom(...Object.keys(PARTS)), { minLength: 1, maxLength: 3 });
const editions = fc.constantFrom(...PLAYED_EDITIONS);

const CARDS = `
card Soldier unit
  might 1

card Scrap gear
  energy 0

card Sprite unit token
  might 1
`;

const numbered = (n: number, line: (n: number) => string): string =>
  Array.from({ length: n }, (_, i) => `${line(i)}\n`).join('');

const list = (n: number): string => Array.from({ length: n }, () => 'Soldier').join(', ');

const gameOf = (m: Means, parts: readonly string[], edition: Edition): { readonly state: State; readonly act: Act } => {
  const units = STATES.map(is =>
    KINDS.map(kind =>
      numbered(
        m[is][kind],
        n => `    ${kind}${is}${n} = ${kind === 'card' ? 'Soldier' : 'Sprite'}${is === 'ready' ? '' : ' exhausted'}`,
      ),
    ).join(''),
  ).join('');
  const scenario = `scenario "pay"
  player Ana${m.hand > 0 ? ` hand ${list(m.hand)}` : ''}
  player Ben
  battlefield Quarry
  battlefield Grove
${m.trash > 0 ? `  trash Ana ${list(m.trash)}\n` : ''}  base Ana
    Well = Well
${units}${numbered(m.gear, n => `    gear${n} = Scrap`)}`;
  const { blocks } = parseFile(`${CARDS}\ncard Well gear\n  ${parts.join(', ')}: draw 1\n`);
  const cards = cardsOf(
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
    () => undefined,
  );
  const opening = openingOf(scenario, edition, cards);
  // Nothing can be written of an empty hand but what is in it.
  const play = playFrom({ ...opening, players: opening.players.map(p => ({ ...p, handKnown: true })) });
  perform(play, ANA, { kind: 'turn', player: ANA, from: 'main', first: true });
  const source = play.state.objects.find(o => o.name === 'Well')?.id;
  if (source === undefined) throw new Error('no Well');
  const declared = { choosing: [], moves: [], paying: [] };
  return { state: play.state, act: { kind: 'activate', source, ability: null, declared } };
};

describe('a cost of several parts', () => {
  it('can be paid just if some order and some answers pay it', () => {
    fc.assert(
      fc.property(means, costs, editions, (m, parts, edition) => {
        const { state, act } = gameOf(m, parts, edition);
        expect(isLegal(state, ANA, act)).toBe(canPay(m, parts));
      }),
      { numRuns: 300 },
    );
  });

  it('is paid in full whatever is answered, as long as the answers are allowed', () => {
    fc.assert(
      fc.property(means, costs, editions, fc.nat(1000), (m, parts, edition, seed) => {
        fc.pre(canPay(m, parts));
        const { state, act } = gameOf(m, parts, edition);
        const play = playFrom(state);
        const random = randomFrom(seed);
        perform(play, ANA, act);
        for (let asked = 0; play.state.decision?.kind === 'choose'; asked++) {
          expect(asked).toBeLessThan(20);
          const answer = randomAnswer(random, play.state.decision.question);
          if (answer === null) throw new Error('no answer');
          if (isLegal(play.state, ANA, { kind: 'answer', answer })) perform(play, ANA, { kind: 'answer', answer });
        }
        expect(play.state.chain.map(({ name, status }) => `${name} ${status}`)).toEqual(['Well finalized']);
      }),
      { numRuns: 100 },
    );
  });
});

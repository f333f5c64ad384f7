/** Each field that counts, changed by itself, gives another key. */
import { describe, expect, it } from 'vitest';
import { perform } from '../../../../engine/game/actions.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { ITEM_FIELDS, LASTING_FIELDS } from '../../../../engine/game/stateKey/fields/items.ts';
import { OBJECT_FIELDS } from '../../../../engine/game/stateKey/fields/objects.ts';
import {
  BATTLEFIELD_FIELDS,
  COMBAT_FIELDS,
  PLAYER_FIELDS,
  STATE_FIELDS,
} from '../../../../engine/game/stateKey/fields/state.ts';
import { stateKey } from '../../../../engine/game/stateKey/stateKey.ts';
import { newGame, playGame } from '../random/game.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a state is made of, with how a changed one is put back. */
interface Part {
  readonly name: string;
  readonly list: Fields;
  readonly of: Fields;
  readonly put: (changed: Fields) => unknown;
}

const replaced = (list: readonly unknown[], at: number, by: unknown): readonly unknown[] =>
  list.map((each, i) => (i === at ? by : each));

const partsOf = (s: State): readonly Part[] => {
  const among = (name: keyof State, list: Fields, all: readonly object[]): readonly Part[] =>
    all.map((of, at) => ({
      name,
      list,
      of: of as Fields,
      put: changed => ({ ...s, [name]: replaced(all, at, changed) }),
    }));
  return [
    { name: 'state', list: STATE_FIELDS, of: s as unknown as Fields, put: changed => changed },
    ...among('players', PLAYER_FIELDS, s.players),
    ...among('battlefields', BATTLEFIELD_FIELDS, s.battlefields),
    ...among('objects', OBJECT_FIELDS, s.objects).filter((_, at) => at % 7 === s.objects.length % 7),
    ...among('chain', ITEM_FIELDS, s.chain),
    ...among('lastingAbilities', LASTING_FIELDS, s.lastingAbilities),
    ...(s.combat === null
      ? []
      : [
          {
            name: 'combat',
            list: COMBAT_FIELDS,
            of: s.combat as unknown as Fields,
            put: (combat: Fields) => ({ ...s, combat }),
          },
        ]),
  ];
};

/** Another value of the same kind; undefined where there is none that is sure to be another. */
const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value} and more`;
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const changed = other(inner);
    if (changed !== undefined && key !== 'name') return { ...value, [key]: changed };
  }
  return undefined;
};

/** Changed to null instead: another number may mean another object that is equal, or a time that nobody asks for. */
const REFERENCES = new Set(['attachedTo', 'spell', 'bound']);
/** Changed in tests of their own, or by a number that nobody can tell from another. */
const NOT_BY_ITSELF = new Set(['since', 'resume', 'id', 'mighty', 'source', 'slots', 'event', 'memo', 'again']);

describe('the fields of a state', () => {
  it('each give another key', () => {
    const met = new Set<string>();
    const missed: string[] = [];
    for (const [n, edition] of PLAYED_EDITIONS.entries()) {
      const { opening, acts } = playGame(60 + n, { edition, cards: 'many', acts: 30 });
      const play = newGame(opening);
      for (const [at, { who, act }] of acts.entries()) {
        perform(play, who, act);
        if (at % 12 !== 11 || play.state.decision?.kind === 'choose') continue;
        const key = stateKey(play.state);
        for (const { name, list, of, put } of partsOf(play.state))
          for (const [field, counts] of Object.entries(list)) {
            if (counts === 'left out' || NOT_BY_ITSELF.has(field)) continue;
            const isReference = REFERENCES.has(field);
            const to = isReference && of[field] !== null ? null : other(of[field]);
            if (to === undefined || (isReference && of[field] === null)) continue;
            met.add(`${name} ${field}`);
            if (stateKey(put({ ...of, [field]: to }) as State) === key) missed.push(`${name} ${field}`);
          }
      }
    }
    expect([...new Set(missed)]).toEqual([]);
    expect(met.size).toBeGreaterThan(70);
  });

  it('tell what came this turn from what was there before, and not when', () => {
    const { play } = playGame(61, { edition: '1.5', cards: 'none', acts: 1 });
    const since = (turn: number): string =>
      stateKey({
        ...play.state,
        turnNumber: 7,
        objects: play.state.objects.map(o => ({ ...o, since: turn })),
      });
    expect(since(7)).not.toBe(since(6));
    expect(since(3)).toBe(since(6));
  });
});

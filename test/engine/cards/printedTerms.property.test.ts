/** Terms that are printed as cards print them read back as the same terms, in whatever way they are put together. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';

/** Words of a print, and what they mean. */
interface Said<Of> {
  readonly words: string;
  readonly means: Of;
}
const said = <Of>(words: string, means: Of): Said<Of> => ({ words, means });
const oneOf = <Of>(...all: readonly Said<Of>[]) => fc.constantFrom(...all);

const ME = { kind: 'me' };
const amount = fc.integer({ min: 2, max: 9 });
const sides = oneOf<object>(said('friendly', { side: 'friendly' }), said('enemy', { side: 'enemy' }), said('', {}));
const states = oneOf<object>(
  said('stunned', { is: ['stunned'] }),
  said('buffed', { is: ['buffed'] }),
  said('damaged', { is: ['damaged'] }),
  said('', {}),
);
const places = oneOf<object>(
  said(' here', { where: { kind: 'here' } }),
  said(' at a battlefield', { where: { kind: 'battlefield' } }),
  said('', {}),
);

const filters = fc
  .record({ side: sides, state: states, place: places, might: fc.option(amount) })
  .map(({ side, state, place, might }) => ({
    words: [side.words, state.words, 'unit']
      .filter(each => each !== '')
      .join(' ')
      .concat(place.words, might === null ? '' : ` with ${might} :rb_might: or less`),
    means: {
      types: ['unit'],
      ...side.means,
      ...state.means,
      ...place.means,
      ...(might === null ? {} : { might: { most: might } }),
    },
  }));

const chosen = filters.map(({ words, means }) =>
  said(`${/^[aeiou]/u.test(words) ? 'an' : 'a'} ${words}`, {
    kind: 'chosen',
    slot: 'a',
    filter: means,
    count: { least: 1, most: 1 },
  }),
);

const effects = fc.oneof(
  amount.map(n => said(`draw ${n}`, { do: 'draw', who: 'you', amount: n })),
  amount.map(n => said(`gain ${n} XP`, { do: 'gain xp', who: 'you', amount: n })),
  fc.tuple(amount, chosen).map(([n, to]) => said(`deal ${n} to ${to.words}`, { do: 'deal', amount: n, to: to.means })),
  fc
    .tuple(fc.constantFrom('stun', 'buff', 'kill', 'ready', 'exhaust', 'heal', 'banish'), chosen)
    .map(([verb, what]) => said(`${verb} ${what.words}`, { do: verb, what: what.means })),
  fc.tuple(amount, chosen).map(([n, to]) =>
    said(`give ${to.words} +${n} :rb_might: this turn`, {
      do: 'give might',
      amount: n,
      to: to.means,
      until: 'turn',
    }),
  ),
);

const events = oneOf<object>(
  said('I attack', { on: 'attack', what: ME }),
  said('I defend', { on: 'defend', what: ME }),
  said('I conquer', { on: 'conquer', what: ME }),
  said('I hold', { on: 'hold', what: ME }),
  said('you play me', { on: 'play', who: 'you', what: ME }),
  said('you play a spell', { on: 'play', who: 'you', what: { types: ['spell'] } }),
  said('an enemy unit dies', { on: 'die', what: { types: ['unit'], side: 'enemy' } }),
  said("I'm dealt damage by an enemy spell", {
    on: 'be dealt',
    what: ME,
    with: { types: ['spell'] },
    who: 'opponents',
  }),
);

const costs = oneOf<object>(
  said('', {}),
  said(':rb_energy_2:, :rb_exhaust:', {
    energy: 2,
    power: [],
    costParts: [{ pays: 'exhaust', what: ME }],
  }),
  said(':rb_rune_fury:', { energy: 0, power: [{ domain: 'fury', amount: 1 }], costParts: [] }),
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const abilities = fc.oneof(
  fc.tuple(events, effects, fc.boolean()).map(([event, effect, may]) =>
    said(`When ${event.words}, ${may ? 'you may ' : ''}${effect.words}.`, {
      kind: 'triggered',
      events: [event.means],
      ...(may ? { may: 'you' } : {}),
      instructions: [effect.means],
    }),
  ),
  fc
    .tuple(
      costs.filter(({ words }) => words !== ''),
      effects,
    )
    .map(([cost, effect]) =>
      said(`${cost.words}: ${capital(effect.words)}.`, {
        kind: 'activated',
        cost: cost.means,
        timing: 'main',
        instructions: [effect.means],
      }),
    ),
);

it('reads back what is printed', () => {
  fc.assert(
    fc.property(abilities, ({ words, means }) => {
      const [line] = pasteCard(`Name: Fresh\nType: Unit\nCost: 3\nMight: 3\nDomains: fury\n${words}`).lines;
      expect(line?.read, words).toBe(true);
      const [ability] = line?.read === true ? line.abilities : [];
      expect(bare(ability), words).toEqual(bare(means));
    }),
    { numRuns: 300 },
  );
});

/** Without the words as they were written, and what is left undefined. */
const bare = (term: unknown): unknown =>
  JSON.parse(JSON.stringify(term, (key, value: unknown) => (key === 'text' || key === 'label' ? undefined : value)));

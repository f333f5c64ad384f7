/** What is kept of one state for another is what working it out anew comes to. */
import { describe, expect, it } from 'vitest';
import { allForms, parseAbility } from '../../../../engine/cards/sentence.ts';
import type { Traits } from '../../../../engine/game/abilities/layers.ts';
import { traitsOf } from '../../../../engine/game/abilities/traits.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import { pastEvents } from '../../../../engine/game/state/events.ts';
import { Memory } from '../../../../engine/game/state/memory.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { triggersFor } from '../../../../engine/game/triggers/listeners.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import { cardsOf } from '../../../../engine/scenario/names/cards.ts';
import { allCards } from '../../../../rules-db/cards.ts';
import { expectSame } from '../../../same.ts';
import { openingOf, playGame } from '../random/game.ts';

/** All that is kept: what passives make of objects, the passives, and which abilities trigger on what happened. */
const keptOf = (state: State): object => {
  const events = pastEvents(state.past, () => true);
  return {
    traits: made(traitsOf(state)),
    triggers: [...events.map(e => triggersFor(state, [e])), triggersFor(state, events)],
  };
};

const made = (traits: Traits | null): object | null =>
  traits === null ? null : { ...traits, passives: traits.passives.all };

/** The same without anything that is kept: nothing is known of a copy, nor of any of its parts. Work is counted on in one place. */
const anew = ({ budget, memory: _, ...rest }: State): object =>
  keptOf({ ...structuredClone(rest), budget, memory: new Memory() });

/** A state with a field of another, as if that alone had changed; none where the two have it in common. */
const mixed = (state: State, other: State): readonly State[] =>
  (Object.keys(state) as (keyof State)[])
    .filter(field => state[field] !== other[field])
    .map(field => ({ ...state, [field]: other[field] }));

/** Every condition that a form shows or a card of the library has, as that of a passive; and all that is counted. */
const passives = (): readonly string[] => {
  const written = [
    ...allForms().map(f => f.example),
    ...allCards().flatMap(({ tree }) => tree.abilities.map(line => line.text)),
  ];
  const conditions = written.flatMap(text => [...text.matchAll(/\b(?:if|while) ([^,:.]+)/g)].map(m => m[1] ?? ''));
  const counted = written.flatMap(text => [...text.matchAll(/\bfor each ([^,:.]+)/g)].map(m => m[1] ?? ''));
  return [
    ...new Set([
      ...conditions.map(condition => `while ${condition}, I have +1 might`),
      ...counted.map(what => `I have +1 might for each ${what}`),
    ]),
  ].filter(text => {
    const read = parseAbility(text, 'unit');
    return read.ok && read.abilities.some(a => a.kind === 'static');
  });
};

describe('what is kept of states', () => {
  it('knows all that passives can ask', () => {
    const sentences = passives();
    expect(sentences.length).toBeGreaterThan(100);
    const { blocks } = parseFile(sentences.map((text, n) => `card Card${n} unit\n  might 1\n  ${text}\n`).join('\n'));
    const cards = cardsOf(
      blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
      () => undefined,
    );
    const { play } = playGame(7200, { edition: '1.4', acts: 40, cards: 'none' });
    const other = play.state;
    for (const [n, text] of sentences.entries()) {
      const opening = openingOf(
        `scenario "one"\n  player Ana\n  player Ben\n  battlefield Quarry\n  battlefield Grove\n  base Ana\n    it = Card${n}\n`,
        '1.4',
        cards,
      );
      for (const state of mixed(opening, { ...other, objects: opening.objects, hasAbilities: true })) {
        traitsOf(opening);
        expectSame(keptOf(state), anew(state), text);
      }
    }
  });

  it.each(PLAYED_EDITIONS)('is what comes of each state anew, in games of %s', edition => {
    let looked = 0;
    for (let seed = 7100; seed < 7104; seed++) {
      const { play } = playGame(seed, { edition, acts: 40, cards: 'many' });
      for (const { after } of play.recorder.steps) {
        if ((traitsOf(after)?.passives.layered.length ?? 0) > 0) looked++;
        expectSame(keptOf(after), anew(after));
      }
    }
    expect(looked).toBeGreaterThan(50);
  });

  it.each(PLAYED_EDITIONS)('is what comes of states of which one field changes, in %s', edition => {
    let looked = 0;
    for (let seed = 7300; seed < 7303; seed++) {
      const { play } = playGame(seed, { edition, acts: 40, cards: 'many' });
      const states = play.recorder.steps.map(({ after }) => after).filter(({ hasAbilities }) => hasAbilities);
      for (let at = 7; at < states.length; at += 7) {
        const [state, before] = [states[at], states[at - 7]];
        if (state === undefined || before === undefined) continue;
        for (const other of mixed(state, before)) {
          looked++;
          traitsOf(state);
          expectSame(keptOf(other), anew(other));
        }
      }
    }
    expect(looked).toBeGreaterThan(50);
  });
});

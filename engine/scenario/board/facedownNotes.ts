/** Notes on cards that are laid out facedown and could not have been hidden there, or do not stay. */
import { hasKeyword } from '../../game/abilities/keywords.ts';
import { cleanupNeedsOf } from '../../game/combat/cleanupNeeds.ts';
import { hiddenAt, isStrayHidden } from '../../game/combat/hiddenCards.ts';
import type { Concept } from '../../game/state/concepts.ts';
import { flatMapped } from '../../game/state/lists.ts';
import type { Battlefield, GameObject, Print, State } from '../../game/state/state.ts';
import type { DiagnosticCode } from '../report/codes.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { Board } from './board.ts';

export const facedownNotes = (state: State, board: Board): readonly Problem[] => {
  if (cleanupNeedsOf(state).facedown === 0) return [];
  const notes = flatMapped(state.battlefields, place => notesAt(state, place));
  return notes.map(({ code, about, message, concepts }) =>
    problem(code, board.units[about.id]?.at.span ?? { start: 0, end: 0 }, message, { concepts }),
  );
};

interface Note {
  readonly code: DiagnosticCode;
  readonly about: GameObject;
  readonly message: string;
  readonly concepts: readonly Concept[];
}

const notesAt = (state: State, place: Battlefield): readonly Note[] => {
  const { hidden, excess } = hiddenAt(state, place);
  const strays = hidden.filter(o => isStrayHidden(state, o));
  const notes = strays.map(o => stray(state, place, o));
  for (const o of hidden) if (isKnown(o.print) && !hasKeyword(state, o, 'hidden')) notes.push(withoutHidden(o));
  const last = hidden.at(-1);
  if (last !== undefined && excess > strays.length) notes.push(tooMany(place, last, hidden.length, excess));
  return notes;
};

const stray = (state: State, place: Battlefield, o: GameObject): Note => {
  const name = state.players[o.controller]?.name ?? '';
  const why =
    state.behaviours.hiddenStays === 'with a unit'
      ? `at ${place.name}, where ${name} has no unit`
      : `at ${place.name}, which ${name} does not control`;
  return {
    code: 'setup/unstable',
    about: o,
    message: `${o.name} is facedown ${why}: the next cleanup puts it into the trash.`,
    concepts: ['cleanup.strays', 'zone.facedown.controller'],
  };
};

const tooMany = (place: Battlefield, o: GameObject, count: number, excess: number): Note => ({
  code: 'setup/unstable',
  about: o,
  message: `${count} cards are facedown at ${place.name}, which has room for ${count - excess}; the next cleanup removes the excess.`,
  concepts: ['zone.facedown.one', 'zone.facedown.room.less'],
});

const withoutHidden = (o: GameObject): Note => ({
  code: 'setup/hidden',
  about: o,
  message: `${o.name} does not have Hidden: it can be facedown only if an effect has put it there.`,
  concepts: ['hide.hidden', 'keyword.hidden.meaning'],
});

/** A card of which no more than the name is told may have any words. */
const isKnown = ({ abilities, keywords, domains, energy, power, might, timing }: Print): boolean =>
  abilities.length + keywords.length + domains.length + power.length > 0 ||
  energy > 0 ||
  might > 0 ||
  timing !== 'main';

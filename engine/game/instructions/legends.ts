/** Legends besides the champion legend, which were chosen as the deck was built (`deck.choices`, `zone.legend.others`). */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { ask } from '../play/ask.ts';
import { noteNewText } from '../play/copying.ts';
import { change, changeObjects, type Play, step } from '../play/play.ts';
import { isOnBoard, objectsById, player } from '../play/query.ts';
import { withModifier } from '../state/outOfBounds.ts';
import { idsOf, objectRef } from '../state/ref.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';
import type { InstructionHandlers } from './handlers.ts';
import { choosers } from './refs.ts';
import { finish } from './results.ts';

export const legendHandlers = {
  'add chosen legend': (play, frame, i) => {
    finish(frame, [], 0);
    for (const who of choosers(play, frame, i.who)) {
      const chosen = chooseLegend(play, frame, who);
      if (chosen === null) continue;
      const source = i.until === 'board' ? 'none' : sourceOnBoard(play, frame);
      if (source === null) tellOver(play, frame, chosen);
      else if (play.state.objects[chosen]?.zone.kind === 'legend') tellThere(play, frame, chosen);
      else create(play, frame, who, chosen, source);
    }
  },
} satisfies Partial<InstructionHandlers>;

/** It exists outside the game and in no zone, so it is no target (`play.target.not.hidden-zone`). Null where none was chosen with the deck. */
const chooseLegend = (play: Play, frame: EffectFrame, who: PlayerId): ObjectId | null => {
  const { chosenLegends, name } = player(play.state, who);
  if (chosenLegends.length === 0) {
    step(play)?.tell('play.impossible.ignored', `No further legend was chosen for the deck of ${name}.`, {
      players: [who],
    });
    return null;
  }
  const { refs } = ask(play, 'refs', {
    player: who,
    question: {
      ask: 'refs',
      what: 'object',
      options: chosenLegends.map(id => objectRef(play.state, id)),
      least: 1,
      most: 1,
    },
    about: frame.name,
    rule: 'play.choices.later',
    prompt: 'a legend that was chosen for the deck',
  });
  return idsOf(refs)[0] ?? null;
};

/** Null where what it would be there for as long as is no longer on the board, or has come back as another object. */
const sourceOnBoard = ({ state }: Play, { source }: EffectFrame): ObjectId | null => {
  const o = source.kind === 'object' ? state.objects[source.id] : undefined;
  return o !== undefined && source.kind === 'object' && isOnBoard(o) && o.incarnation === source.memo.incarnation
    ? o.id
    : null;
};

/** `create.where.legend`: ready, owned and controlled by whoever creates it (`create.owner`, `create.controller`, `legend.from-the-start`). */
const create = (play: Play, frame: EffectFrame, who: PlayerId, id: ObjectId, source: ObjectId | 'none'): void => {
  changeObjects(play, [id], o => {
    o.zone = { kind: 'legend' };
    o.incarnation += 1;
    o.since = play.state.turnNumber;
    o.controller = who;
    if (source !== 'none') o.modifiers = withModifier(o.modifiers, { kind: 'created', until: 'source', source });
  });
  change(play, s => {
    s.hasAbilities = true;
  });
  const [legend] = objectsById(play.state, [id]);
  if (legend !== undefined) noteNewText(play, [legend]);
  step(play)?.tell(
    'create.where.legend',
    `${frame.name}: ${legend?.name ?? ''} is added to the Legend Zone of ${player(play.state, who).name}.`,
    { units: [id], players: [who] },
  );
  finish(frame, [objectRef(play.state, id)], 1);
};

/** `create.chosen-in-deck`: each of them exists once. */
const tellThere = (play: Play, { name }: EffectFrame, id: ObjectId): void =>
  step(play)?.tell(
    'create.chosen-in-deck',
    `${name}: ${play.state.objects[id]?.name ?? ''} is already in the Legend Zone, and is not created again.`,
    { units: [id] },
  );

/** `play.impossible.delayed-over` */
const tellOver = (play: Play, { name }: EffectFrame, id: ObjectId): void =>
  step(play)?.tell(
    'play.impossible.delayed-over',
    `${play.state.objects[id]?.name ?? ''} is not created: it would stay as long as ${name} is on the board, and ${name} has left.`,
    { units: [id] },
  );

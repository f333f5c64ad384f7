/**
 * Instructions that bring battlefields into the game, in place of others or besides them (`replace`,
 * `create.battlefield`).
 */

import { hereOf } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { thereOf } from '../abilities/where.ts';
import { change, changeBattlefield, type Play, step } from '../play/play.ts';
import { battlefield } from '../play/query.ts';
import type { Selector } from '../state/cards/terms.ts';
import type { BattlefieldId, Location, Ref } from '../state/state.ts';
import type { InstructionHandlers } from './handlers.ts';
import { objectsFor } from './refs.ts';

const placeMeant = (play: Play, frame: EffectFrame, what: Selector | { readonly kind: 'there' }): Location | null => {
  if (what.kind === 'there') return thereOf(contextOf(play, frame));
  if (what.kind === 'here') return hereOf(contextOf(play, frame));
  return placeOfRef(objectsFor(play, frame, what)[0]);
};

export const battlefieldHandlers = {
  'replace battlefield': (play, frame, i) => {
    const chosen = placeMeant(play, frame, i.what);
    if (chosen?.kind !== 'battlefield') {
      frame.done = false;
      return;
    }
    const b = battlefield(play.state, chosen.at);
    const print = i.by === 'swap back' ? null : play.library(i.by);
    if (i.by === 'swap back' && b.replaced === null) {
      frame.done = false;
      return;
    }
    changeBattlefield(play, b.id, d => {
      d.replaced = i.by === 'swap back' ? null : { print: b.print };
      d.print = i.by === 'swap back' ? (b.replaced?.print ?? null) : print;
    });
    change(play, s => {
      s.hasAbilities = true;
    });
    step(play)?.tell(
      i.by === 'swap back' ? 'replace.swap-back' : 'replace',
      `${b.name} is ${i.by === 'swap back' ? 'what it was again' : `replaced by ${i.by}`}.`,
      { places: [b.id] },
    );
    frame.done = true;
  },
  'add battlefield': (play, frame, i) => {
    const had = play.state.battlefields.some(b => b.name.toLowerCase() === i.name.toLowerCase());
    frame.done = !had;
    if (had) return;
    const id = play.state.battlefields.length as BattlefieldId;
    change(play, s => {
      s.battlefields = [
        ...play.state.battlefields,
        {
          id,
          name: i.name,
          controller: null,
          contestedBy: null,
          stagedShowdown: false,
          stagedCombat: false,
          print: play.library(i.name),
          replaced: null,
          owner: null,
        },
      ];
      s.hasAbilities = true;
    });
    frame.antecedent = [{ kind: 'battlefield', id }];
    step(play)?.tell('create.battlefield', `${i.name} is added to the board.`);
  },
} satisfies Partial<InstructionHandlers>;

const placeOfRef = (r: Ref | undefined) =>
  r?.kind === 'battlefield' ? ({ kind: 'battlefield', at: r.id } as const) : null;

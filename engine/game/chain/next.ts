/** Passives that are about the next thing that somebody plays: it is that one, and no other (`ability.delayed.when`). */
import { acting, contextFor } from '../abilities/effectFrame.ts';
import { objectFits } from '../abilities/filter.ts';
import { isMeant } from '../abilities/who.ts';
import { change, type Play } from '../play/play.ts';
import type { StaticEffect } from '../state/cards/ability.ts';
import type { ChainItem } from '../state/item.ts';
import type { InForce } from '../state/lastingAbility.ts';
import type { GameObject } from '../state/state.ts';

/** Whatever waits for such a card has it now. */
export const bindNext = (play: Play, item: ChainItem, card: GameObject): void => {
  if (!play.state.inForce.some(f => isNext(play, f, item, card))) return;
  change(play, s => {
    s.inForce = play.state.inForce.map(f => (isNext(play, f, item, card) ? { ...f, bound: item.id } : f));
  });
};

const isNext = (play: Play, f: InForce, item: ChainItem, card: GameObject): boolean =>
  f.times !== null &&
  f.bound === undefined &&
  f.ability.kind === 'static' &&
  f.ability.effects.some(e => isAbout(play, f, e, item, card));

const isAbout = (play: Play, f: InForce, e: StaticEffect, item: ChainItem, card: GameObject): boolean => {
  const c = contextFor(play.state, acting(f.controller, f.source, f.name, { slots: f.slots, event: f.event }));
  switch (e.gives) {
    case 'bonus damage':
      return card.type === 'spell' && f.controller === item.controller;
    case 'cost':
    case 'repeat':
    case 'timing':
    case 'enters': {
      const what = e.gives === 'enters' || e.gives === 'timing' ? e.what : e.of;
      return (
        typeof what === 'object' &&
        isMeant(c, e.whose, item.controller) &&
        objectFits(c, card, { ...what, where: { kind: 'anywhere' } })
      );
    }
    default:
      return false;
  }
};

/** It has come to its end with what it was about; what a spell deals, its abilities may still deal for it. */
export const endNext = (play: Play, item: ChainItem): void => {
  const isOver = (f: InForce): boolean =>
    f.bound === item.id && f.ability.kind === 'static' && f.ability.effects.every(e => e.gives !== 'bonus damage');
  if (!play.state.inForce.some(isOver)) return;
  change(play, s => {
    s.inForce = play.state.inForce.filter(f => !isOver(f));
  });
};

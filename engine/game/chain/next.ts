/**
 * Passives about the next thing that somebody plays: they apply to that one item and no other (`ability.delayed.when`).
 */

import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { objectFits } from '../abilities/filter.ts';
import { isMeant } from '../abilities/who.ts';
import { change, type Play } from '../play/play.ts';
import type { StaticEffect } from '../state/cards/ability.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import type { ChainItem, GameObject, LastingAbility } from '../state/state.ts';

/** Whatever waits for such a card has it now. */
export const bindNextPlay = (play: Play, item: ChainItem, card: GameObject): void => {
  const such = play.state.lastingAbilities.filter(f => isNext(play, f, item, card));
  if (such.length === 0) return;
  // Of several permissions for one card each, one is used up.
  const permission = such.find(isPermission);
  const taken = such.filter(f => f === permission || !isPermission(f));
  change(play, s => {
    s.lastingAbilities = play.state.lastingAbilities.map(f => (taken.includes(f) ? { ...f, bound: item.id } : f));
  });
};

const isPermission = ({ ability }: LastingAbility): boolean =>
  ability.kind === 'static' && ability.effects.some(e => e.gives === 'may be played' && e.from !== undefined);

const isNext = (play: Play, f: LastingAbility, item: ChainItem, card: GameObject): boolean =>
  f.times !== null &&
  f.bound === undefined &&
  f.ability.kind === 'static' &&
  f.ability.effects.some(e => isAbout(play, f, e, item, card));

const isAbout = (play: Play, f: LastingAbility, e: StaticEffect, item: ChainItem, card: GameObject): boolean => {
  const c = contextFor(play.state, effectFrame(f.controller, f.source, f.name, { slots: f.slots, event: f.event }));
  switch (e.gives) {
    case 'bonus damage':
      return card.type === 'spell' && f.controller === item.controller;
    case 'cost':
    case 'repeat':
    case 'accelerate':
    case 'timing':
    case 'enters':
    case 'enters with': {
      const what = 'what' in e ? e.what : e.of;
      return (
        typeof what === 'object' &&
        isMeant(c, e.whose, item.controller) &&
        objectFits(c, card, withWhere(what, ANYWHERE))
      );
    }
    case 'may be played':
      return (
        e.what !== 'me' &&
        (e.from === undefined || (e.from === item.from && !item.byEffect)) &&
        (e.free === undefined || e.free === item.free) &&
        f.controller === item.controller &&
        objectFits(c, card, withWhere(e.what, ANYWHERE))
      );
    default:
      return false;
  }
};

/** It has come to its end with what it was about; what a spell deals, its abilities may still deal for it. */
export const endNextPlay = (play: Play, item: ChainItem): void => {
  const isOver = (f: LastingAbility): boolean =>
    f.bound === item.id && f.ability.kind === 'static' && f.ability.effects.every(e => e.gives !== 'bonus damage');
  if (!play.state.lastingAbilities.some(isOver)) return;
  change(play, s => {
    s.lastingAbilities = play.state.lastingAbilities.filter(f => !isOver(f));
  });
};

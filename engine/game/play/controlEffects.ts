/**
 * Effects by which an object is controlled by another player, in the order in which they began (`layers.timestamp.order`): each
 * knows who would have control without it.
 */

import type { Draft } from '../state/draft.ts';
import type { GameObject, Modifier, PlayerId } from '../state/things.ts';

export type ControlEffect = Extract<Modifier, { kind: 'control' }>;

/**
 * Ends some of an object's effects of control, in place. `to`: whom the effect gives control to. Whoever the last of those that
 * are left gives it to has control then; with none left, who had it first.
 */
export const endControl = (o: Draft<GameObject>, ends: (effect: ControlEffect, to: PlayerId) => boolean): void => {
  if (!o.modifiers.some(m => m.kind === 'control')) return;
  const left: Modifier[] = [];
  let before: PlayerId | null = null;
  for (const [at, m] of o.modifiers.entries()) {
    if (m.kind !== 'control') {
      left.push(m);
      continue;
    }
    const from: PlayerId = before ?? m.from;
    const isOver = ends(m, givesTo(o, at));
    if (!isOver) left.push({ kind: m.kind, from, until: m.until, source: m.source });
    before = isOver ? from : null;
  }
  o.modifiers = left;
  if (before !== null) o.controller = before;
};

const givesTo = ({ modifiers, controller }: Pick<GameObject, 'modifiers' | 'controller'>, at: number): PlayerId => {
  const next = modifiers.slice(at + 1).find(m => m.kind === 'control');
  return next?.kind === 'control' ? next.from : controller;
};

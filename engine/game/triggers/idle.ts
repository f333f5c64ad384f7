/** What is certain to do nothing as it resolves, whatever happens before that: nobody is asked where it goes on the chain. */

import type { Context } from '../abilities/context.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import type { Play } from '../play/play.ts';
import { isOnBoard } from '../play/query.ts';
import type { Condition, Instruction, Selector } from '../state/cards/ability.ts';
import type { ChainItem, Ref } from '../state/state.ts';

/**
 * `play.information.gone`: it only acts on what has left the board, or asks for what can no longer become true. No event brings an
 * amount of 0 with it, so nothing comes to nothing for that.
 */
export const isIdle = (play: Play, item: ChainItem): boolean => {
  const { instructions } = item;
  if (item.ability?.kind !== 'triggered' || item.ability.cost !== undefined || instructions.length === 0) return false;
  const c = contextOfItem(play, item);
  return instructions.every(each => doesNothing(c, each));
};

const doesNothing = (c: Context, each: Instruction): boolean => {
  switch (each.do) {
    case 'stun':
    case 'buff':
    case 'kill':
    case 'heal':
    case 'ready':
    case 'exhaust':
    case 'empower':
    case 'disempower':
    case 'move':
      return hasLeft(c, each.what);
    case 'give might':
    case 'deal':
      return hasLeft(c, each.to);
    case 'if':
      return (
        isSettled(each.when) && !c.evaluator.holds(c, each.when) && (each.otherwise ?? []).every(i => doesNothing(c, i))
      );
    default:
      return false;
  }
};

/** What has left the board is another object from then on, should its card come back (`object.new`). */
const hasLeft = (c: Context, what: Selector): boolean => {
  const ref = fixedRef(c, what);
  if (ref?.kind !== 'object') return false;
  const now = c.state.objects[ref.id];
  return now === undefined || now.incarnation !== ref.incarnation || !isOnBoard(now);
};

/** What words mean that mean the same object whenever they are read. */
const fixedRef = ({ source, event }: Context, what: Selector): Ref | null => {
  if (what.kind === 'event' && what.part === 'what') return event?.what ?? null;
  if (what.kind !== 'me' || source.kind !== 'object') return null;
  return { kind: 'object', id: source.id, incarnation: source.memo.incarnation };
};

/** Whether it is decided by now: what was paid for a card, and from where it was played. */
const isSettled = (when: Condition): boolean => {
  switch (when.is) {
    case 'all':
    case 'any':
      return when.of.every(isSettled);
    case 'not':
      return isSettled(when.of);
    default:
      return when.is === 'paid' || when.is === 'showed off' || when.is === 'played from';
  }
};

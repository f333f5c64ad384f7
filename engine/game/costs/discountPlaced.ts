/** Discounts on Energy or Power, or on Power of several domains: whoever pays says what they take off (`play.cost.discount`). */

import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { player } from '../play/query.ts';
import { flatMapped } from '../state/lists.ts';
import type { ChainItem, DeclaredChoices, DeclaredPayment, GameObject } from '../state/state.ts';
import { isPartOf } from './declaredPayments.ts';
import { planFor, poolText, priceText } from './resources.ts';
import { spendingOn } from './spending.ts';
import { type Total, totalsOf } from './totalCost.ts';

/**
 * The sum that is paid: the one that was said, or the only one that can be; otherwise it is asked for. `said`: what the line pays,
 * `declared`: that and what has been answered since.
 */
export const totalToPay = (
  play: Play,
  item: ChainItem,
  card: GameObject | null,
  declared: DeclaredChoices | null,
  said: readonly DeclaredPayment[],
): Total => {
  const ways = totalsOf(play, item, card, declared);
  const [first] = ways;
  if (ways.length < 2) return first;
  const asSaid = ways.filter(way => isAsSaid(way, said));
  const meant = asSaid.length > 0 ? asSaid : ways;
  const { pool } = player(play.state, item.controller);
  const open = pool === null ? [] : payableOf(play, item, meant);
  if (open.length < 2) return open[0] ?? meant[0] ?? first;
  const { modes } = ask(play, 'modes', {
    player: item.controller,
    question: { ask: 'modes', labels: open.map(({ amount }) => priceText(amount)), count: 1 },
    about: item.name,
    rule: 'play.cost.discount',
    prompt: 'what is left to pay after discounts',
  });
  return open[modes[0] ?? 0] ?? first;
};

/** Those that can be paid, one of each that leave the same behind. */
const payableOf = ({ state }: Play, { id, controller }: ChainItem, ways: readonly Total[]): readonly Total[] => {
  const on = spendingOn(state, id);
  const byWhatIsLeft = new Map<string, Total>();
  for (const way of ways) {
    const plan = planFor(state, controller, way.amount, on);
    if (plan === null) continue;
    const runes = [plan.exhaust, plan.recycle].map(ids => ids.join(' ')).join(', ');
    const left = `${poolText(plan.pool)}; ${runes}`;
    if (!byWhatIsLeft.has(left)) byWhatIsLeft.set(left, way);
  }
  return [...byWhatIsLeft.values()];
};

/** Whether the Energy that is said, if any is, is all of its Energy, and the Power all of its Power. */
const isAsSaid = ({ amount }: Total, said: readonly DeclaredPayment[]): boolean => {
  const amounts = flatMapped(said, p => (p.kind === 'amount' && p.domain !== 'xp' ? [p] : []));
  const power = amounts.filter(p => p.domain !== null);
  return (
    amounts.length > 0 &&
    amounts.every(p => isPartOf(p, amount)) &&
    (power.length === 0 || sum(power) === sum(amount.power))
  );
};

const sum = (of: readonly { readonly amount: number }[]): number => of.reduce((all, { amount }) => all + amount, 0);

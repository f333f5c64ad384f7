/** The Power that a line says is paid, by domain (`play.pay.resources`). */

import type { DeclaredPayment } from '../state/act.ts';
import type { Terms } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';

export const powerIn = (paying: readonly DeclaredPayment[]): Terms['powerSaid'] =>
  flatMapped(paying, p =>
    p.kind === 'amount' && p.domain !== null && p.domain !== 'xp' ? [{ domain: p.domain, amount: p.amount }] : [],
  );

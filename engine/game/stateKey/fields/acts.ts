/** What counts of acts and of the answers given on their way. */
import type { Act, DeclaredChoice, DeclaredChoices, DeclaredPayment, MoveGroup } from '../../state/act.ts';
import type { Reply } from '../../state/decision.ts';
import type { AssignedDamage } from '../../state/things.ts';
import { type FieldList, fields, listOf, plain } from '../terms.ts';
import { object, reference, slots } from './objects.ts';

const shares = listOf(fields<AssignedDamage>({ unit: object, amount: plain }));
const choices = listOf(
  fields<DeclaredChoice>({ kind: plain, ref: reference, others: listOf(reference), text: plain, amount: plain }),
);
const payments = listOf(
  fields<DeclaredPayment>({
    kind: plain,
    verb: plain,
    objects: listOf(object),
    amount: plain,
    domain: plain,
    keyword: plain,
    by: plain,
  }),
);

const DECLARED_FIELDS: FieldList<DeclaredChoices> = {
  choosing: choices,
  moves: listOf(fields<DeclaredChoices['moves'][number]>({ what: object, to: plain })),
  paying: payments,
  showing: choices,
  asks: plain,
};

export const REPLY_FIELDS: FieldList<Reply> = {
  kind: plain,
  refs: listOf(reference),
  yes: plain,
  modes: plain,
  order: plain,
  isUnspecified: plain,
  amount: plain,
  name: plain,
  shares: plain,
  player: plain,
};

export const ACT_FIELDS: FieldList<Exclude<Act, { kind: 'answer' }>> = {
  kind: plain,
  groups: listOf(fields<MoveGroup>({ units: listOf(object), to: plain })),
  shares,
  what: plain,
  at: plain,
  card: object,
  from: plain,
  to: plain,
  declared: fields(DECLARED_FIELDS),
  source: object,
  ability: plain,
  paying: payments,
  player: plain,
  first: plain,
  number: plain,
  instructions: plain,
  slots,
};

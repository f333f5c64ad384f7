/** Passive sentences as abilities of a card. */
import type { Ability, Condition, Cost, Static } from '../../game/state/cards/ability.ts';
import type { SlotName } from '../../game/state/slots.ts';
import { allOf } from '../events/happening.ts';
import { attempt, fail, type Parser, say, speakOf, writtenFrom } from '../parser.ts';
import { asStatic, type PassiveReading, passive } from '../statics/passive.ts';
import { ofSame } from '../statics/subjects.ts';
import { hasNoAntecedent, refuseUnbound, refuseUnboundPlayer } from './unbound.ts';

/** `you may play this from your trash` is where a spell may be played from, not something that it does. */
export const readOwnPlayPermission = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  const found = passive(p);
  if (found === null || found.until !== undefined) return null;
  const own = found.effects.every(effect => effect.gives === 'may be played' && effect.what === 'me');
  return own ? [asStatic(found, writtenFrom(p, from))] : null;
};

/** The slot of what is chosen to pay a cost; null where nothing is chosen. */
export const paidSlot = ({ costParts }: Cost): SlotName | null => {
  const [paid] = costParts.flatMap(d => ('what' in d && d.what !== undefined && 'kind' in d.what ? [d.what] : []));
  return paid?.kind === 'chosen' ? paid.slot : null;
};

/** What a cost is paid with, for `it` and for how many of it there are: "for each killed this way". */
const speakOfPayment = (p: Parser, cost: Cost): void => {
  const slot = paidSlot(cost);
  p.paymentSlot = slot;
  if (slot === null) speakOf(p, { what: { kind: 'it' }, types: ['unit', 'gear'], many: false });
  else speakOf(p, { what: { kind: 'slot', slot }, types: ['unit', 'gear'], many: false });
};

/** `friendly units have +1 might. if I'm empowered, they have +2 might instead`: one or the other. */
const oneOrOther = (p: Parser, first: PassiveReading, from: number): readonly Static[] | null => {
  if (!say(p, '. if/while | ; if/while | . as long as')) return null;
  const when = p.grammar.condition(p);
  if (when === null || !say(p, ', they/it/I')) return null;
  const effects = ofSame(p, first.effects);
  if (effects === null || !say(p, 'instead')) return null;
  const text = writtenFrom(p, from);
  const also = (more: Condition): Condition => (first.when === undefined ? more : allOf([first.when, more]));
  return [
    asStatic({ effects: first.effects, when: also({ is: 'not', of: when }) }, text),
    asStatic({ effects, when: also(when) }, text),
  ];
};

/** `you may play me from your trash. if you do, I enter exhausted and have Temporary`: only if it was played from there. */
const playedSo = (p: Parser, before: Ability | undefined): readonly Static[] | null => {
  const offered =
    before?.kind === 'static' &&
    before.effects.every(each => each.gives === 'may be played' && each.what === 'me' && each.from === 'trash');
  const from = p.pos;
  if (!offered || !say(p, 'if you do ,')) return null;
  // What it has then, it has as long as it is there.
  p.lasting = 'board';
  const found = passive(p);
  p.lasting = null;
  if (found === null || found.when !== undefined || !found.effects.every(each => each.gives.startsWith('enters')))
    return null;
  return [asStatic({ effects: found.effects, when: { is: 'played from', zone: 'trash' } }, writtenFrom(p, from))];
};

/** A passive sentence; `if you do, …` after one that asks for an additional cost. */
export const statics = (p: Parser, before: Ability | undefined): readonly Static[] | null => {
  const from = p.pos;
  const asked = before?.kind === 'static' && before.effects.some(({ gives }) => gives === 'additional cost');
  if (asked && say(p, 'if you do ,')) {
    const found = passive(p);
    if (found === null) return null;
    const when: Condition = { is: 'paid', what: 'additional cost' };
    const whole: Condition = found.when === undefined ? when : allOf([when, found.when]);
    return [asStatic({ ...found, when: whole }, writtenFrom(p, from))];
  }
  const fromTrash = attempt(p, () => playedSo(p, before));
  if (fromTrash !== null) return fromTrash;
  const alone = hasNoAntecedent(p);
  const found = passive(p);
  if (found === null) return null;
  // A passive ability is in force for as long as its source is there, be that said or not.
  if (found.until !== undefined && found.until !== 'source') return fail(p, 'the end of the sentence');
  if (alone && refuseUnbound(p, from, [found.effects, found.when])) return null;
  if (alone && refuseUnboundPlayer(p, from, [found.effects, found.when])) return null;
  const either = attempt(p, () => oneOrOther(p, found, from));
  if (either !== null) return either;
  for (const effect of found.effects) if (effect.gives === 'additional cost') speakOfPayment(p, effect.cost);
  return [asStatic(found, writtenFrom(p, from))];
};

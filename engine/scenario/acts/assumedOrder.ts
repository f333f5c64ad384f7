/**
 * Cards that go back on a deck stay as they lie where the script goes on without telling their order. That is reported once
 * something depends on it: a card that is drawn, revealed, looked at.
 */
import { perform } from '../../game/actions.ts';
import { listedNames } from '../../game/play/query.ts';
import { flatMapped } from '../../game/state/lists.ts';
import type { Answer, Decision, ObjectId, Player, Question, State, UnspecifiedOrder } from '../../game/state/state.ts';
import type { Span, Statement } from '../../language/syntax.ts';
import { lineOf } from '../lines/lines.ts';
import { insertLine } from '../report/lineEdits.ts';
import type { Problem } from '../report/problems.ts';
import { assume } from './assumed.ts';
import type { Between } from './assumedAcceptance.ts';
import { carryOn } from './forced.ts';
import { isOrdered } from './ordering.ts';
import { advance, type OrderLeftOpen, type Script } from './playing.ts';

type DeckOrder = Extract<Question, { ask: 'order' }> & { readonly deckCards: readonly ObjectId[] };

/** Whether a decision waits that is taken to be as the cards lie where nobody makes it. */
export const isOpenDeckOrder = (decision: Decision | null): decision is OpenDeckOrder =>
  decision?.kind === 'choose' && decision.question.ask === 'order' && decision.question.deckCards !== undefined;

type OpenDeckOrder = Extract<Decision, { kind: 'choose' }> & { readonly question: DeckOrder };

/** Has cards stay as they lie, unless the next line tells their order, and carries on with the `all pass` that came to that. */
export const assumeOrdersOn = (script: Script, between: Between): void => {
  while (assumeOrder(script, between)) {
    const { passing } = script.progress;
    if (passing !== null) carryOn(script, passing.at);
  }
};

const assumeOrder = (script: Script, { next, coming, previous }: Between): boolean => {
  const { play, settings } = script;
  const { decision } = play.state;
  if (!isOpenDeckOrder(decision)) return false;
  const { player: who, question } = decision;
  if (isSpecifiedBy(script, next, who, question)) return false;
  const order = question.names.map((_, i) => i);
  const turned: Answer = { kind: 'order', order: order.toReversed() };
  const line = lineOf(play.state, who, { kind: 'answer', answer: turned });
  const at = coming ?? previous;
  const edit = at === null ? null : insertLine(settings.source, at, line, coming === null ? 'below' : 'above');
  perform(play, who, { kind: 'answer', answer: { kind: 'order', order, isUnspecified: true } });
  advance(script, progress => {
    progress.ordersLeftOpen = [...progress.ordersLeftOpen, { cards: question.deckCards, line, edit }];
    // An `all pass` that its author meant for the rest of the resolution is one too many, and no mistake.
    progress.resolvedAtOnce = play.state.showdown === null && play.state.chain.length === 0;
  });
  return true;
};

/** A line that puts other things in order is for what is asked after this. */
const isSpecifiedBy = (script: Script, next: Statement | null, who: Player['id'], { names }: DeckOrder): boolean => {
  if (next?.kind !== 'action' || next.action.kind !== 'order') return false;
  const found = script.settings.names.players.find(next.player.text);
  return found.ok && found.id === who && next.action.items.some(said => isOrdered(names, said.text));
};

/** `flow/assumed` for each order that something has depended on since `before`, and that no line tells. */
export const reliedOnOrders = (script: Script, before: State, at: Span): readonly Problem[] => {
  const { players } = script.play.state;
  if (players === before.players) return NONE;
  return flatMapped(players, (p): readonly Problem[] => {
    const { unspecifiedOrders } = p;
    const earlier = before.players[p.id]?.unspecifiedOrders;
    if (unspecifiedOrders === earlier) return NONE;
    const found = unspecifiedOrders.filter(each => each.isReliedOn && earlier?.includes(each) !== true);
    return found.map(each =>
      each.by === 'choice' ? unspecifiedChoice(script, p, each, at) : leftToChance(script, p, each, at),
    );
  });
};

const NONE: readonly never[] = [];

const namesOf = ({ play }: Script, { cards }: UnspecifiedOrder): string =>
  listedNames(cards.map(id => play.state.objects[id]?.name ?? ''));

const unspecifiedChoice = (script: Script, { name }: Player, order: UnspecifiedOrder, span: Span): Problem => {
  const names = namesOf(script, order);
  const open = openedBy(script, order);
  const instead = open === undefined ? '' : `write "${open.line}" where they are put back`;
  return assume(
    script,
    {
      span,
      says: `${name} leaves ${names} on the deck in this order`,
      otherwise: open === undefined ? 'otherwise write in which' : `write “${open.line}” if not`,
    },
    {
      message: `What happens here depends on the order in which ${name} put ${names} back, which no line specifies: they are assumed to keep their order, from top to bottom. To change that, ${instead}.`,
      concepts: ['predict.several'],
      fixes:
        open?.edit === undefined || open.edit === null
          ? []
          : [{ title: `Write "${open.line}"`, edits: [open.edit], preferred: false, safe: false }],
    },
  );
};

const openedBy = ({ progress }: Script, { cards }: UnspecifiedOrder): OrderLeftOpen | undefined =>
  progress.ordersLeftOpen.findLast(open => cards.every(id => open.cards.includes(id)));

const leftToChance = (script: Script, { name }: Player, order: UnspecifiedOrder, span: Span): Problem => {
  const names = namesOf(script, order);
  return assume(
    script,
    {
      span,
      says: `${names} are at the bottom of ${name}'s deck in this order`,
      otherwise: 'their order is random, because they were recycled together',
    },
    {
      message: `What happens here depends on the order in which ${names} were put under ${name}'s deck. It is random, because they were recycled together: they are assumed to be in this order, from top to bottom.`,
      concepts: ['recycle.order'],
    },
  );
};

/** Acts as lines of a script, so that a game can be read and played again from a file. */
import { nameOfRef } from '../../../../engine/game/abilities/context.ts';
import type { Act } from '../../../../engine/game/actions.ts';
import type { DeclaredChoices } from '../../../../engine/game/state/act.ts';
import type { Answer } from '../../../../engine/game/state/decision.ts';
import type { Ref } from '../../../../engine/game/state/ref.ts';
import type { Location, ObjectId, PlayerId, State } from '../../../../engine/game/state/state.ts';
import { quoteIfNeeded } from '../../../../engine/language/tokens/names.ts';

export const nameIn =
  (_state: State) =>
  (name: string): string =>
    quoteIfNeeded(name);

const listed = (all: readonly string[]): string => all.join(', ');

export const lineOf = (state: State, who: PlayerId, act: Act): string => {
  const me = state.players[who]?.name ?? '?';
  const name = (id: ObjectId): string => quoteIfNeeded(state.objects[id]?.name ?? '?');
  switch (act.kind) {
    case 'move':
      return `${me} moves ${listed(act.groups.map(g => `${listed(g.units.map(name))} to ${placeText(state, g.to)}`))}`;
    case 'pass':
      return `${me} passes`;
    case 'assign':
      return act.shares.length === 0
        ? `${me} assigns nothing`
        : `${me} assigns ${listed(act.shares.map(s => `${s.amount} to ${name(s.unit)}`))}`;
    case 'begin':
      return `${me} chooses ${act.what} at ${quoteIfNeeded(state.battlefields[act.at]?.name ?? '?')}`;
    case 'end-turn':
      return `${me} ends turn`;
    case 'play':
      return `${me} plays ${name(act.card)}${act.to === null ? '' : ` to ${placeText(state, act.to)}`}${wishesText(state, act.declared)}`;
    case 'activate':
      return `${me} activates ${name(act.source)}${abilityText(act.ability)}${wishesText(state, act.declared)}`;
    case 'activate-place':
      return `${me} activates ${quoteIfNeeded(state.battlefields[act.at]?.name ?? '?')}${abilityText(act.ability)}${wishesText(state, act.declared)}`;
    case 'hide':
      return `${me} hides ${name(act.card)} at ${quoteIfNeeded(state.battlefields[act.at]?.name ?? '?')}`;
    case 'turn':
      return `turn ${state.players[act.player]?.name ?? '?'}${act.from === 'start' ? ' from start' : ''}`;
    case 'answer':
      return answerLine(state, who, act.answer);
    case 'effect':
      return 'effect';
  }
};

const abilityText = (ability: string | null): string => (ability === null ? '' : ` "${ability}"`);

const placeText = (state: State, to: Location): string =>
  to.kind === 'battlefield'
    ? quoteIfNeeded(state.battlefields[to.at]?.name ?? '?')
    : `base of ${state.players[to.player]?.name ?? '?'}`;

const wishesText = (state: State, { choosing, moves, paying }: DeclaredChoices): string => {
  const parts: string[] = [];
  const name = (id: ObjectId): string => quoteIfNeeded(state.objects[id]?.name ?? '?');
  if (choosing.length > 0)
    parts.push(` choosing ${listed(choosing.map(w => (w.kind === 'ref' ? refText(state, w.ref) : `"${w.text}"`)))}`);
  for (const m of moves) parts.push(` moving ${name(m.what)} to ${placeText(state, m.to)}`);
  const paid = paying.map(p =>
    p.kind === 'cost part'
      ? `${p.verb} ${listed(p.objects.map(name))}`
      : p.kind === 'amount'
        ? `${p.amount}`
        : p.keyword,
  );
  if (paid.length > 0) parts.push(` paying ${listed(paid)}`);
  return parts.join('');
};

const refText = (state: State, r: Ref): string => (r.kind === 'location' ? `base` : quoteIfNeeded(nameOfRef(state, r)));

/** An answer as its player's line, in the words of the question that waits. */
export const answerLine = (state: State, who: PlayerId, answer: Answer): string => {
  const me = state.players[who]?.name ?? '?';
  const question = state.decision?.kind === 'choose' ? state.decision.question : null;
  switch (answer.kind) {
    case 'may':
      return `${me} ${answer.yes ? 'accepts' : 'declines'}`;
    case 'refs':
      return answer.refs.length === 0
        ? `${me} chooses nothing`
        : `${me} chooses ${listed(answer.refs.map(r => refText(state, r)))}`;
    case 'modes':
      return `${me} chooses ${listed(answer.modes.map(m => `"${question?.ask === 'modes' ? question.labels[m] : m}"`))}`;
    case 'order':
      return `${me} orders ${listed(answer.order.map(i => quoteIfNeeded((question?.ask === 'order' ? question.names[i] : undefined) ?? '?')))}`;
    case 'number':
      return `${me} chooses ${answer.amount}`;
    case 'shares':
      return `${me} chooses ${listed(
        answer.shares.map((n, i) => {
          const ref = question?.ask === 'shares' ? question.among[i] : undefined;
          return `${n} to ${ref === undefined ? '?' : refText(state, ref)}`;
        }),
      )}`;
  }
};

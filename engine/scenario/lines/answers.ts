/** Answers to a question as they are written after the player's name, and what can be chosen, in words. */
import { nameOfRef } from '../../game/abilities/context.ts';
import { listed } from '../../game/play/query.ts';
import type { Answer, Question, Ref, State } from '../../game/state/state.ts';
import { numberSameNames } from '../../game/triggers/placing.ts';
import { quote } from '../../language/tokens/lexer.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';

type RefsQuestion = Extract<Question, { ask: 'refs' }>;

/** `chooses Wall`, `accepts`, `orders A, B`: an answer as it is written after the player's name. */
export const answerText = (state: State, q: Question, answer: Answer): string => {
  switch (answer.kind) {
    case 'may':
      return answer.yes ? 'accepts' : 'declines';
    case 'refs': {
      const options = q.ask === 'refs' ? q.options : [];
      if (answer.refs.length > 0) return chooses(answer.refs.map(r => writtenRef(state, r, options)));
      return q.ask === 'refs' && q.mayDecline === true ? 'declines' : 'chooses nothing';
    }
    case 'modes': {
      const labels = q.ask === 'modes' ? q.labels : [];
      return answer.modes.length === 0 ? 'chooses nothing' : chooses(answer.modes.map(m => quote(labels[m] ?? '')));
    }
    case 'order': {
      const names = q.ask === 'order' ? q.names : [];
      return `orders ${answer.order.map(i => quoteIfNeeded(names[i] ?? '')).join(', ')}`;
    }
    case 'name':
      return `names ${quoteIfNeeded(answer.name)}`;
    case 'number':
      return `chooses ${answer.amount}`;
    case 'shares': {
      const among = q.ask === 'shares' ? q.among : [];
      const names = among.map(r => writtenRef(state, r, among));
      return chooses(answer.shares.flatMap((n, i) => (n > 0 ? [`${n} to ${names[i] ?? ''}`] : [])));
    }
  }
};

const orNone = ({ mayDecline, least, most }: Extract<Question, { ask: 'refs' }>): string => {
  if (mayDecline === true) return ', or decline';
  return least === 0 && most === 1 ? ', or nothing' : '';
};

/** What can be chosen, in words: "Wall or Soldier". */
export const optionsText = (state: State, q: Question): string => {
  switch (q.ask) {
    case 'may':
      return 'accept or decline';
    case 'refs': {
      const names = optionNames(state, q.options);
      if (names.length === 0) return 'nothing';
      return `${amountText(q)}${few(names)}${orNone(q)}${whyItMatters(state, q.options)}`;
    }
    case 'modes':
      return few((q.open ?? q.labels.map((_, i) => i)).map(i => quote(q.labels[i] ?? '')));
    case 'order':
      return listed(q.names);
    case 'name':
      return few(q.options.map(quoteIfNeeded));
    case 'number':
      return `${q.least} to ${q.most}`;
    case 'shares':
      return `${q.total} among ${listed(optionNames(state, q.among))}`;
  }
};

/** Refs by name; two items of the same name with their numbers. */
const optionNames = (state: State, options: readonly Ref[]): readonly string[] => [
  ...new Set(options.map(r => nameIn(state, r))),
];

/** Runes that are called alike are asked for only where they are not: by their names alone, nobody sees why. */
const whyItMatters = (state: State, options: readonly Ref[]): string => {
  const runes = options.flatMap(r => {
    const object = r.kind === 'object' ? state.objects[r.id] : undefined;
    return object?.type === 'rune' ? [object] : [];
  });
  const isMixed = runes.some(a => a.exhausted && runes.some(b => !b.exhausted && a.name === b.name));
  return isMixed ? '; it matters which, as some of them are ready and some exhausted' : '';
};

const nameIn = (state: State, r: Ref): string => {
  if (r.kind !== 'item') return nameOfRef(state, r);
  const at = state.chain.findIndex(i => i.id === r.id);
  return numberSameNames(state.chain.map(i => i.name))[at] ?? nameOfRef(state, r);
};

/** A base is `base` where no other is among the options. */
export const writtenRef = (state: State, r: Ref, among: readonly Ref[]): string =>
  r.kind === 'location' && r.location.kind === 'base' && among.filter(o => o.kind === 'location').length === 1
    ? 'base'
    : quoteIfNeeded(nameIn(state, r));

const chooses = (what: readonly string[]): string => `chooses ${what.join(', ')}`;

const amountText = ({ least, most }: RefsQuestion): string => {
  if (most === 1) return '';
  if (least === most) return `${least} of `;
  return least === 0 ? `up to ${most} of ` : `${least} to ${most} of `;
};

const MOST_TOLD = 8;
const few = (names: readonly string[]): string =>
  names.length <= MOST_TOLD
    ? listed(names, 'or')
    : `${names.slice(0, MOST_TOLD).join(', ')} or one of ${names.length - MOST_TOLD} more`;

/** The ways to answer a question, as they are written behind the player's name: the first few of many. */
import { nameOfRef } from '../../game/abilities/context.ts';
import { listed } from '../../game/play/query.ts';
import type { Question } from '../../game/state/decision.ts';
import { groups } from '../../game/state/groups.ts';
import type { Ref } from '../../game/state/ref.ts';
import type { State } from '../../game/state/state.ts';
import { numbered } from '../../game/triggers/placing.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';

type RefsQuestion = Extract<Question, { ask: 'refs' }>;

/** `chooses Wall`, `accepts`, `orders A, B`: each once, in the order of the question. */
export const answerTexts = (state: State, q: Question, most: number): readonly string[] => {
  switch (q.ask) {
    case 'may':
      return ['accepts', 'declines'];
    case 'refs':
      return [...new Set(refsTexts(state, q, most))].slice(0, most);
    case 'modes': {
      const open = q.open ?? q.labels.map((_, i) => i);
      const labels = open.map(i => quoted(q.labels[i] ?? ''));
      const counts = Array.from({ length: q.count - (q.least ?? q.count) + 1 }, (_, n) => (q.least ?? q.count) + n);
      return first(
        counts.flatMap(n => [...first(groups(labels, n), most)]),
        most,
      ).map(names => (names.length === 0 ? 'chooses nothing' : chooses(names)));
    }
    case 'order':
      return first(orders(q.names), most).map(order => `orders ${order.map(quoteIfNeeded).join(', ')}`);
    case 'number':
      return Array.from({ length: Math.min(most, q.most - q.least + 1) }, (_, i) => `chooses ${q.least + i}`);
    case 'shares': {
      const names = q.among.map(r => writtenRef(state, r, q.among));
      return first(splits(q.total, q.among.length, q.each), most).map(shares =>
        chooses(shares.flatMap((n, i) => (n > 0 ? [`${n} to ${names[i] ?? ''}`] : []))),
      );
    }
  }
};

/** What can be chosen, in words: "Wall or Soldier". */
export const optionsText = (state: State, q: Question): string => {
  switch (q.ask) {
    case 'may':
      return 'accept or decline';
    case 'refs': {
      const names = optionNames(state, q.options);
      if (names.length === 0) return 'nothing';
      const none = q.mayDecline === true ? ', or decline' : q.least === 0 && q.most === 1 ? ', or nothing' : '';
      return `${amountText(q)}${few(names)}${none}`;
    }
    case 'modes':
      return few((q.open ?? q.labels.map((_, i) => i)).map(i => quoted(q.labels[i] ?? '')));
    case 'order':
      return listed(q.names);
    case 'number':
      return `${q.least} to ${q.most}`;
    case 'shares':
      return `${q.total} among ${listed(optionNames(state, q.among))}`;
  }
};

/** Refs as their names are told; of two items called alike, with their numbers. */
const optionNames = (state: State, options: readonly Ref[]): readonly string[] => [
  ...new Set(options.map(r => nameIn(state, r))),
];

const nameIn = (state: State, r: Ref): string => {
  if (r.kind !== 'item') return nameOfRef(state, r);
  const at = state.chain.findIndex(i => i.id === r.id);
  return numbered(state.chain.map(i => i.name))[at] ?? nameOfRef(state, r);
};

/** A base is `base` where no other is among the options. */
export const writtenRef = (state: State, r: Ref, among: readonly Ref[]): string =>
  r.kind === 'location' && r.location.kind === 'base' && among.filter(o => o.kind === 'location').length === 1
    ? 'base'
    : quoteIfNeeded(nameIn(state, r));

const refsTexts = (state: State, q: RefsQuestion, most: number): readonly string[] => {
  const names = new Map(q.options.map(r => [r, writtenRef(state, r, q.options)]));
  const found: string[] = [];
  for (let size = Math.max(1, q.least); size <= q.most && found.length < most; size++)
    for (const group of first(groups(q.options, size, q.group), most - found.length))
      found.push(chooses(group.map(r => names.get(r) ?? '')));
  const none = q.mayDecline === true ? ['declines'] : q.least === 0 ? ['chooses nothing'] : [];
  return [...found.slice(0, most - none.length), ...none];
};

const chooses = (what: readonly string[]): string => `chooses ${what.join(', ')}`;
const quoted = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

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

// --- ways, one after the other -------------------------------------------------------------------------------------

function* orders<T>(rest: readonly T[], taken: readonly T[] = []): Generator<readonly T[]> {
  if (rest.length === 0) yield taken;
  for (const [i, next] of rest.entries()) yield* orders([...rest.slice(0, i), ...rest.slice(i + 1)], [...taken, next]);
}

/** The shares of `total` among so many, at least `each` for each; the first get the most first. */
function* splits(total: number, among: number, each: number): Generator<readonly number[]> {
  if (among === 0) return;
  if (among === 1) {
    if (total >= each) yield [total];
    return;
  }
  for (let own = total - each * (among - 1); own >= each; own--)
    for (const rest of splits(total - own, among - 1, each)) yield [own, ...rest];
}

const first = <T>(ways: Iterable<T>, most: number): readonly T[] => {
  const found: T[] = [];
  if (most <= 0) return found;
  for (const way of ways) {
    found.push(way);
    if (found.length >= most) break;
  }
  return found;
};

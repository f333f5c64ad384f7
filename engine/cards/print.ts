/** Turns a card's block into what is printed on the card: its facts, and its sentences as abilities. */

import type { Ability, Activated } from '../game/state/cards/ability.ts';
import { type Cost, FREE } from '../game/state/cards/cost.ts';
import { keywordMeaning } from '../game/state/cards/keywords.ts';
import type { Draft } from '../game/state/draft.ts';
import type { Keyword, NameableCard, ObjectType, Print } from '../game/state/state.ts';
import type { KeywordName } from '../keywords.ts';
import type { CardKeyword, CardTree, WrittenCost as CostTree, Span, Word } from '../language/syntax.ts';
import {
  type CardKind,
  newReadingWork,
  parseAbility,
  parseCard,
  type ReadingWork,
  type SentenceReading,
} from './sentence.ts';

/** A sentence that is not understood; the span is one of the card's block. */
export interface PrintProblem {
  readonly span: Span;
  readonly message: string;
}

export interface Printed {
  readonly print: Print;
  readonly problems: readonly PrintProblem[];
  /** How often something was tried to read its sentences. */
  readonly tried: number;
}

/** What is printed as far as it is understood, with a problem for each sentence that is not. */
export const printOf = (tree: CardTree): Printed => {
  const [kind, ...also] = kindsOf(tree);
  const problems: PrintProblem[] = [];
  const abilities: Ability[] = [];
  const work = newReadingWork();
  const answers = sentencesOf(tree, work);
  answers.forEach((answer, i) => {
    const line = tree.abilities[i];
    if (answer.ok) abilities.push(...answer.abilities);
    else if (line !== undefined) {
      const { start, end, message } = answer.problem;
      problems.push({
        span: { start: line.span.start + start, end: line.span.start + end },
        message,
      });
    }
  });
  for (const k of tree.keywords) {
    const meaning = keywordMeaning(k.word.text);
    if (meaning?.means !== 'ability with a cost') continue;
    const reading = { kind, problems, work };
    const ability = meaning.ability(costOf(k, reading));
    abilities.push(
      ability.kind === 'activated' ? { ...ability, text: keywordText(k, tree), ...lessOf(k, reading) } : ability,
    );
  }
  return { print: facts(tree, kind, also, abilities), problems, tried: work.tried };
};

/** How each of the card's lines is read. */
export const sentencesOf = (tree: CardTree, work = newReadingWork()): readonly SentenceReading[] =>
  parseCard(
    tree.abilities.map(line => line.text),
    kindsOf(tree)[0],
    work,
  );

/** The card that a cost is on, and what is noted as it is read. */
interface CostReading {
  readonly kind: CardKind;
  readonly problems: PrintProblem[];
  readonly work: ReadingWork;
}

/** `equip 1` and `equip exhaust a friendly unit` on one card are two abilities, each named with its cost. */
const keywordText = ({ word, cost }: CardKeyword, { keywords }: CardTree): string => {
  if (cost === undefined || keywords.filter(other => other.word.text === word.text).length < 2) return word.text;
  const { energy, power, rest } = cost;
  const paid = [...(energy > 0 ? [`${energy}`] : []), ...power.map(({ text }) => text), rest?.text ?? []].flat();
  return [word.text, ...paid].join(' ');
};

/** What a player who names a card needs of it: no sentence is read for it. */
export const nameableOf = (tree: CardTree): NameableCard => {
  const [type, ...also] = kindsOf(tree);
  return { name: tree.name?.text ?? '', type, also, marks: marksOf(tree), tags: tagsOf(tree) };
};

const marksOf = (tree: CardTree): readonly string[] => tree.markers.map(m => m.text);

const tagsOf = (tree: CardTree): readonly string[] => {
  const tags = tree.tags.map(t => t.text);
  const isEquipment = tree.keywords.some(k => k.word.text === 'equip') || marksOf(tree).includes('equipment');
  return isEquipment && !tags.includes('Equipment') ? [...tags, 'Equipment'] : tags;
};

const timingOf = (tree: CardTree): Print['timing'] => {
  if (has(tree, 'reaction')) return 'reaction';
  return has(tree, 'action') ? 'action' : 'main';
};

const facts = (tree: CardTree, kind: CardKind, also: Print['also'], abilities: readonly Ability[]): Print => {
  const print: Draft<Print> = {
    name: tree.name?.text ?? '',
    type: kind satisfies ObjectType | 'battlefield',
    also,
    marks: marksOf(tree),
    domains: tree.domains.map(d => d.text),
    energy: tree.cost?.energy ?? 0,
    power: powerOf(tree.cost?.power ?? [], tree.domains),
    might: tree.mightBonus === true ? 0 : (tree.might?.value ?? 0),
    mightBonus: tree.mightBonus === true ? (tree.might?.value ?? 0) : 0,
    tags: tagsOf(tree),
    keywords: [...keywordsOf(tree.keywords), ...saidKeywords(abilities)],
    abilities,
    timing: timingOf(tree),
  };
  if (kind === 'unit' && tree.might === undefined) print.mightUnknown = true;
  return print;
};

const has = (tree: CardTree, word: string): boolean =>
  tree.markers.some(m => m.text === word) || tree.keywords.some(k => k.word.text === word);

/** Keywords that a sentence begins with, as `deathknell: …`: the card has them as any other (`keyword.deathknell.characteristic`). */
const saidKeywords = (abilities: readonly Ability[]): readonly Keyword[] =>
  abilities.some(a => a.kind === 'triggered' && a.keyword === 'deathknell') ? [{ name: 'deathknell', value: 1 }] : [];

const keywordsOf = (keywords: readonly CardKeyword[]): readonly Keyword[] => {
  const sums = new Map<KeywordName, number>();
  for (const k of keywords) sums.set(k.word.text, (sums.get(k.word.text) ?? 0) + (k.value?.value ?? 1));
  return [...sums].map(([name, value]) => ({ name, value }));
};

/** `types.precedence`: what is a unit is that first, whatever else it is, and a rune before gear. */
const PRECEDENCE = ['unit', 'rune', 'gear'] as const satisfies readonly ObjectType[];

const kindsOf = ({ type, also }: CardTree): readonly [CardKind, ...ObjectType[]] => {
  const kinds = [kindOf(type), ...(also === undefined ? [] : [kindOf(also)])];
  const [first, ...others] = PRECEDENCE.filter(kind => kinds.includes(kind));
  return first === undefined ? [kindOf(type)] : [first, ...others];
};

const kindOf = (type: Word | null): CardKind => {
  switch (type?.text) {
    case 'spell':
    case 'gear':
    case 'battlefield':
    case 'legend':
    case 'rune':
      return type.text;
    default:
      return 'unit';
  }
};

/** Power of any domain in a card's own cost is of its own domains: `calm|mind` for a card of both, which the edition reads. */
const powerOf = (words: readonly Word[], domains: readonly Word[] = []): Print['power'] => {
  const own = domains.length === 0 ? 'any' : domains.map(d => d.text).join('|');
  const sums = new Map<string, number>();
  for (const { text } of words) {
    const domain = text === 'any' ? own : text;
    sums.set(domain, (sums.get(domain) ?? 0) + 1);
  }
  return [...sums].map(([domain, amount]) => ({ domain, amount }));
};

const costOf = ({ cost, value }: CardKeyword, reading: CostReading): Cost => {
  if (cost === undefined) return value === undefined ? FREE : { energy: value.value, power: [], costParts: [] };
  return { energy: cost.energy, power: powerOf(cost.power), costParts: deedsOf(cost, reading) };
};

/** `this ability costs 1 less for each …` after a keyword's cost, read as that of an ability. */
const lessOf = (k: CardKeyword, { kind, problems, work }: CostReading): Pick<Activated, 'less' | 'lessWhen'> => {
  const line = k.cost?.less;
  if (line === undefined) return {};
  const before = '1: draw 1. ';
  const read = parseAbility(`${before}${line.text}`, kind, work);
  if (!read.ok) {
    const { start, end, message } = read.problem;
    const at = line.span.start - before.length;
    problems.push({ span: { start: Math.max(line.span.start, at + start), end: at + end }, message });
    return {};
  }
  const [ability] = read.abilities;
  if (ability?.kind !== 'activated' || ability.less === undefined) return {};
  return { less: ability.less, ...(ability.lessWhen === undefined ? {} : { lessWhen: ability.lessWhen }) };
};

/** `discard 1` after the resources, read as an ability's cost is. */
const deedsOf = ({ rest }: CostTree, { kind, problems, work }: CostReading): Cost['costParts'] => {
  if (rest === undefined) return [];
  const read = parseAbility(`${rest.text}: draw 1`, kind, work);
  if (!read.ok) {
    const { start, end, message } = read.problem;
    const most = rest.span.end - rest.span.start;
    const at = (offset: number): number => rest.span.start + Math.min(offset, most);
    problems.push({ span: { start: at(start), end: at(end) }, message });
    return [];
  }
  const [ability] = read.abilities;
  return ability?.kind === 'activated' ? ability.cost.costParts.map(ownSlot) : [];
};

/** What is chosen to pay with is no choice of the ability that is paid for, which has slots of its own. */
const ownSlot = (d: Cost['costParts'][number]): Cost['costParts'][number] => {
  if (!('what' in d) || d.what === undefined || !('kind' in d.what) || d.what.kind !== 'chosen') return d;
  return { ...d, what: { ...d.what, slot: `paid ${d.what.slot}` } } as typeof d;
};

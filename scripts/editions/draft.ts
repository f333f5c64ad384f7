/** What a new edition changes, as a list to be worked off. */

import type { ImportedRule } from '../../rules-db/importing/document.ts';
import type { MappedRule, Mapping } from '../../rules-db/mapping/map.ts';
import { numberAbove } from '../../rules-db/numbers.ts';
import type { ConceptRecord } from '../../rules-db/types.ts';
import { textIn } from '../../rules-db/wording.ts';
import type { File } from '../cover/files.ts';

export interface Draft {
  readonly mapping: Mapping;
  /** What was published. */
  readonly rules: readonly ImportedRule[];
  /** Each chapter's file in `rules-db/concepts/`, by name. */
  readonly chapters: Readonly<Record<string, readonly ConceptRecord[]>>;
  /** Code, scenarios and documents, in which rules are cited by concept or number. */
  readonly files: readonly File[];
}

/** In Markdown, with a box for each thing to do. */
export const draftText = (draft: Draft): string => {
  const { base, rules, gone } = draft.mapping;
  const drafted = draftedConcepts(draft);
  const [same, reworded, added] = kindsOf(rules);
  const moved = same.filter(({ number, was }) => number !== was);
  const unsure = rules.filter(({ sure, concept }) => !sure && concept !== undefined);
  return [
    `# ${rules.length} rules, against ${base}`,
    '',
    `${same.length} say the same in the same words, ${moved.length} of them under another number; ${reworded.length} are reworded, ${added.length} new, ${gone.length} gone.`,
    ...part(`To be looked at: matches that are not sure (${unsure.length})`, unsure.map(unsureItem)),
    ...part(
      `Reworded (${reworded.length})`,
      reworded.map(rule => rewordedItem(draft, rule)),
    ),
    ...part(
      `New (${added.length})`,
      added.map(rule => newItem(draft, rule, drafted)),
    ),
    ...part(
      `Gone (${gone.length})`,
      gone.map(({ number, concept }) => `- [ ] ${number} ${concept}${citedText(draft, concept, number)}`),
    ),
    '',
  ].join('\n');
};

/**
 * A chapter's file with the numbers of an edition for all that is surely a rule which it has; the number's place is the last one.
 * What another rule had happen in the edition before, it has happen still, if it is there.
 */
export const withNumbers = (text: string, mapping: Mapping, edition: string): string => {
  const numbers = new Map<string, string[]>();
  for (const { concept, number, sure } of mapping.rules)
    if (concept !== undefined && sure) numbers.set(concept, [...(numbers.get(concept) ?? []), number]);
  const orderedBy = new RegExp(
    `("orderedBy": \\{[^}]*?"${mapping.base.replaceAll('.', '\\.')}": "([^"]+)")(?=[^}]*\\})`,
    'g',
  );
  const numbered = text.replace(CONCEPT, (all, id: string, before: string, inner: string, end: string) => {
    const [first, ...rest] = numbers.get(id) ?? [];
    if (first === undefined || inner.includes(`"${edition}":`)) return all;
    const space = /^\s*/.exec(inner)?.[0] ?? ' ';
    return `${before}${inner.trimEnd()},${space}"${edition}": ${JSON.stringify(rest.length === 0 ? first : [first, ...rest])}${end}`;
  });
  return numbered.replace(orderedBy, (all, before: string, other: string) =>
    numbers.has(other) ? `${before}, "${edition}": "${other}"` : all,
  );
};

/** The beginning of a concept up to its numbers. */
const CONCEPT = /(?=\{\s+"id": "([^"]+)")(\{\s+"id": [^{}]*"numbers": \{)([^}]*?)(\s*\})/g;

const kindsOf = (rules: readonly MappedRule[]): readonly [MappedRule[], MappedRule[], MappedRule[]] => {
  const added = rules.filter(({ concept }) => concept === undefined);
  const reworded = rules.filter(({ concept, words }) => concept !== undefined && words !== 'same');
  return [rules.filter(({ words }) => words === 'same'), reworded, added];
};

const part = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : ['', `## ${title}`, '', ...items];

const unsureItem = ({ number, was, concept, second }: MappedRule): string =>
  `- [ ] ${number}: ${was} (${concept})${second === undefined ? '' : `, or ${second}`}?`;

const rewordedItem = (draft: Draft, { number, was = '', concept = '' }: MappedRule): string => {
  const record = recordsOf(draft).get(concept);
  const ours = record === undefined ? '' : textIn(record, draft.mapping.base);
  return [
    `- [ ] ${number}${number === was ? '' : ` (was ${was})`} ${concept}${citedText(draft, concept, was)}`,
    `  - now: ${publishedText(draft, number)}`,
    `  - ours: ${ours}`,
  ].join('\n');
};

/** The chapter is that of the rule before it in the document. */
const newItem = (draft: Draft, { number }: MappedRule, drafted: ReadonlyMap<string, string>): string => {
  const { rules } = draft.mapping;
  const at = rules.findIndex(each => each.number === number);
  const before = rules.slice(0, at).findLast(({ concept }) => concept !== undefined)?.concept ?? '';
  const chapter =
    Object.entries(draft.chapters).find(([, records]) => records.some(({ id }) => id === before))?.[0] ?? '';
  return [
    `- [ ] ${number}, after ${before} in ${chapter}: \`${drafted.get(number) ?? ''}\``,
    `  - now: ${publishedText(draft, number)}`,
  ].join('\n');
};

/** For each new number a concept: below that of the number above it, new or not, with the first words that it says. */
const draftedConcepts = (draft: Draft): ReadonlyMap<string, string> => {
  const known = new Map<string, string>();
  const drafted = new Map<string, string>();
  let section = '';
  for (const { number, concept } of draft.mapping.rules) {
    const above = numberAbove(number);
    if (concept === undefined) {
      // A section of its own stands beside the one before it.
      const parent = above === undefined ? section.split('.').slice(0, -1).join('.') : (known.get(above) ?? section);
      const id = [parent, nameOf(draft, number, parent)].filter(part => part !== '').join('.');
      drafted.set(number, id);
      known.set(number, id);
    } else known.set(number, concept);
    if (above === undefined) section = known.get(number) ?? section;
  }
  return drafted;
};

/** Its first two words, but for those that the concept above has already. */
const nameOf = (draft: Draft, number: string, parent: string): string =>
  (
    publishedText(draft, number)
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  )
    .filter(word => !COMMON.has(word) && !parent.split(/[.-]/).includes(word))
    .slice(0, 2)
    .join('-');

const COMMON: ReadonlySet<string> = new Set(
  'rule rules that this those these with from have been will when they their them into only such other some more example which where while unless'.split(
    ' ',
  ),
);

const publishedText = ({ rules }: Draft, number: string): string =>
  rules.find(each => each.number === number)?.text ?? '';

const records = new WeakMap<Draft, ReadonlyMap<string, ConceptRecord>>();
const recordsOf = (draft: Draft): ReadonlyMap<string, ConceptRecord> => {
  const known =
    records.get(draft) ??
    new Map(
      Object.values(draft.chapters)
        .flat()
        .map(record => [record.id, record]),
    );
  records.set(draft, known);
  return known;
};

/** The files that name a concept in code, or its number in a scenario or document. */
const citedText = ({ files }: Draft, concept: string, number: string): string => {
  const named = new RegExp(`['"\`]${concept.replaceAll('.', '\\.')}['"\`]`);
  const numbered = new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?![\\d]|\\.\\w)`);
  const citing = files.filter(({ path, text }) => (path.endsWith('.ts') ? named : numbered).test(text));
  return citing.length === 0 ? '' : `: ${citing.map(({ path }) => path).join(', ')}`;
};

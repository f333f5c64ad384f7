/**
 * Finds the concepts of an edition that the book does not know: the concept of each of its rules, and how certain it
 * is.
 */
import type { BookEdition, Heading } from '../types.ts';
import { sameWords } from './likeness.ts';
import { type Match, matchRules } from './match.ts';
import { headingsIn, outlined, type PlainRule } from './outlined.ts';

/** A rule of an edition that the book knows. */
export interface KnownRule extends PlainRule {
  readonly concept: string;
}

export interface KnownEdition {
  readonly edition: BookEdition;
  /** Whether `text` is what was published, or what the book says in its own words. */
  readonly texts: 'official' | 'ours';
  readonly rules: readonly KnownRule[];
  readonly headings: readonly Heading[];
}

export interface MappedRule {
  readonly number: string;
  /** None for a rule that is new. */
  readonly concept?: string;
  /** The number that the concept has in the edition it was compared with. */
  readonly was?: string;
  /** What became of its words; known only where both are the publisher's. */
  readonly words?: 'same' | 'changed';
  readonly sure: boolean;
  /** 0 to about 1. */
  readonly score: number;
  /** The next best number in the other edition. */
  readonly second?: string;
}

export interface Mapping {
  readonly base: BookEdition;
  readonly texts: KnownEdition['texts'];
  readonly headings: readonly Heading[];
  readonly rules: readonly MappedRule[];
  /** Of the base, what has no rule any more. */
  readonly gone: readonly { readonly concept: string; readonly number: string }[];
}

/**
 * Scores, as measured between neighbours among the editions that the book knows: from `taken` on a match is more often right
 * than wrong; `sure` with `lead` is right in 99 of 100; under `isNew` next to nothing has a concept.
 */
const LIMITS = {
  official: { taken: 0.4, sure: 0.45, lead: 0.06, isNew: 0.2 },
  ours: { taken: 0.25, sure: 0.35, lead: 0.06, isNew: 0.1 },
} as const;

/** Rules in the order of the document; a rule that is like no other has no concept. */
export const mapEdition = (rules: readonly PlainRule[], known: KnownEdition): Mapping => {
  const headings = headingsLike(rules, known);
  const from = outlined(rules, headings);
  const to = outlined(known.rules, known.headings);
  const found = matchRules(from, to);
  const mapped = rules.map((rule, at) => mappedRule(rule, found[at], known));
  const kept = new Set(mapped.flatMap(({ was }) => was ?? []));
  const concepts = new Set(mapped.flatMap(({ concept }) => concept ?? []));
  return {
    base: known.edition,
    texts: known.texts,
    headings: headingsOf(mapped, known, headings),
    rules: mapped,
    gone: known.rules
      .filter(({ number, concept }) => !kept.has(number) && !concepts.has(concept))
      .map(({ concept, number }) => ({ concept, number })),
  };
};

const mappedRule = (
  { number, text }: PlainRule,
  match: Match | undefined,
  { texts, rules }: KnownEdition,
): MappedRule => {
  const limits = LIMITS[texts];
  const score = Math.round((match?.score ?? 0) * 1000) / 1000;
  const known = rules[match?.to ?? -1];
  if (match === undefined || known === undefined || score < limits.taken)
    return { number, score, sure: score < limits.isNew, ...(known === undefined ? {} : { second: known.number }) };
  const second = rules[match.second]?.number;
  const words = sameWords(withoutNumbers(text), withoutNumbers(known.text)) ? 'same' : 'changed';
  const isUnmoved = texts === 'official' && words === 'same' && known.number === number;
  return {
    number,
    concept: known.concept,
    was: known.number,
    ...(texts === 'ours' ? {} : { words }),
    // The same words under the same number are the same rule, though another number says it, too.
    sure: isUnmoved || (score >= limits.sure && match.lead >= limits.lead),
    score,
    ...(second === undefined ? {} : { second }),
  };
};

/** A reference that only follows a rule to its new number is no change. */
const withoutNumbers = (text: string): string => text.replace(/\b\d{3}(?:\.\w{1,2})*\b\.?/g, '§');

/** A heading that the other edition has as well keeps its level; others are recognised by how they look. */
const headingsLike = (rules: readonly PlainRule[], known: KnownEdition): readonly Heading[] => {
  const levels = new Map(known.headings.map(({ title, level }) => [title.toLowerCase(), level]));
  const looked = new Map(headingsIn(rules).map(heading => [heading.number, heading]));
  return rules.flatMap(({ number, text }) => {
    if (number.includes('.')) return [];
    const title = text.replace(/[.:]$/, '');
    const level = levels.get(title.toLowerCase());
    return level === undefined ? (looked.get(number) ?? []) : [{ number, title, level }];
  });
};

/** What was a heading is one still, under its old title; new sections bring theirs. */
const headingsOf = (
  mapped: readonly MappedRule[],
  known: KnownEdition,
  looked: readonly Heading[],
): readonly Heading[] => {
  const old = new Map(known.headings.map(heading => [heading.number, heading]));
  const fresh = new Map(looked.map(heading => [heading.number, heading]));
  return mapped.flatMap(({ number, was }) => {
    if (number.includes('.')) return [];
    const heading = was === undefined ? fresh.get(number) : old.get(was);
    return heading === undefined ? [] : { ...heading, number };
  });
};

/** What the mapping was not sure of. */
export const unsureOf = ({ rules }: Mapping): readonly MappedRule[] => rules.filter(({ sure }) => !sure);

/** The `cites` lines of a header: whether what they name exists, still holds, and is what the scenario shows. */
import type { Concept } from '../../game/state/concepts.ts';
import { EDITIONS, type Edition } from '../../game/state/editions.ts';
import type { Ruleset } from '../../game/state/rulesets.ts';
import type { BookCitation, Citation, EntryCitation, ScenarioTree } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { type Problem, preferredFix, problem } from '../report/problems.ts';
import type { RuleNumbers } from '../report/report.ts';
import { lookUp, unknownNumber } from './citing.ts';

/** Whether any rule that the scenario's runs came by is such a one. */
type IsApplied = (such: (rule: Concept) => boolean) => boolean;

/** Editions, whose numbers are read, and what is run, newest first. */
export const checkCites = (
  tree: ScenarioTree,
  rules: RuleNumbers,
  editions: readonly Edition[],
  rulesets: readonly Ruleset[],
  isApplied: IsApplied,
): Problem[] => {
  const problems: Problem[] = [];
  for (const s of tree.statements) {
    if (s.kind !== 'cites') continue;
    for (const c of s.citations) {
      const wrong = checkOne(c, rules, editions, rulesets, isApplied);
      if (wrong !== null) problems.push(wrong);
    }
  }
  return problems;
};

const checkOne = (
  c: BookCitation | Citation | EntryCitation,
  rules: RuleNumbers,
  editions: readonly Edition[],
  rulesets: readonly Ruleset[],
  isApplied: IsApplied,
): Problem | null => {
  if (c.kind === 'book') return checkOther(c, rules);
  return c.kind === 'rule' ? checkRule(c, rules, editions, isApplied) : checkEntry(c, rules, editions, rulesets);
};

/** A scenario may show what another book is about, though that book decides nothing in it. */
const checkOther = ({ prefix, number, date, span }: BookCitation, rules: RuleNumbers): Problem | null => {
  const book = rules.otherBook?.(prefix);
  const message = book === undefined ? `No book has the prefix ${prefix}.` : book.missing(number, date?.text);
  return message === undefined ? null : problem('cite/unknown', span, message);
};

const checkRule = (
  c: Citation,
  rules: RuleNumbers,
  editions: readonly Edition[],
  isApplied: IsApplied,
): Problem | null => {
  const [newest] = editions;
  if (newest === undefined) return null;
  const cited = lookUp(rules, c, c.edition === undefined ? [newest] : editions);
  if (cited === null) return unknownNumber(rules, c, newest);
  if (c.edition !== undefined || isNearApplied(cited.concept, isApplied)) return null;
  // A number that has moved is one of an earlier edition.
  for (const e of EDITIONS.slice(0, EDITIONS.indexOf(newest))) {
    const other = rules.conceptOf(c.number, e);
    if (other === undefined || other === cited.concept || !isApplied(rule => rule === other)) continue;
    const [number] = rules.numbersOf(other, newest);
    if (number === undefined) continue;
    return problem(
      'cite/meaning-moved',
      c.span,
      `In ${newest}, ${c.number} is a different rule; the rule that was ${c.number} in ${e}, which this scenario applies, is now ${number}.`,
      {
        fixes: [preferredFix(c.span, number, `Change to ${number}`)],
      },
    );
  }
  return null;
};

/**
 * Whether the runs came by any rule of the cited one's chapter. A run notes the rule of each step and not all that stand
 * after it, so a rule that seems not to be applied may well be shown; one of a wholly other chapter is not.
 */
const isNearApplied = (concept: string, isApplied: IsApplied): boolean => {
  const chapter = chapterOf(concept);
  return isApplied(rule => chapterOf(rule) === chapter);
};

const chapterOf = (concept: string): string => {
  const end = concept.indexOf('.');
  return end < 0 ? concept : concept.slice(0, end);
};

const checkEntry = (
  c: EntryCitation,
  rules: RuleNumbers,
  editions: readonly Edition[],
  rulesets: readonly Ruleset[],
): Problem | null => {
  const [newest] = editions;
  const { kind, name } = c;
  if (!rules.hasEntry(kind, name.text)) {
    const near = rules.nearestEntry(kind, name.text);
    return problem(
      'cite/unknown',
      c.span,
      `No ${kind === 'faq' ? 'FAQ entry' : 'ruling'} is called "${name.text}".${near === undefined ? '' : ` Did you mean ${near}?`}`,
      {
        fixes: near === undefined ? [] : [preferredFix(name.span, quoteIfNeeded(near), `Change to ${near}`)],
      },
    );
  }
  const doubt = rules.doubtOn(kind, name.text, rulesets);
  if (doubt === undefined) return null;
  const now =
    newest === undefined
      ? []
      : rules.conceptsOf(kind, name.text).flatMap(id => rules.numbersOf(id, newest).slice(0, 1));
  return problem('cite/superseded', c.span, doubt, {
    fixes: now.length === 0 ? [] : [preferredFix(c.span, now.join(', '), `Cite the rules: ${now.join(', ')}`)],
  });
};

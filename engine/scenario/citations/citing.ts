/**
 * Rule numbers as the runner needs them: which number to show for a concept, and whether a rule is another one or under
 * it.
 */
import type { Concept } from '../../game/state/concepts.ts';
import { EDITIONS, type Edition, isEdition } from '../../game/state/editions.ts';
import type { Citation } from '../../language/syntax.ts';
import { likeliestFirst, type Problem, preferredFix, problem, replacementFix, safeFix } from '../report/problems.ts';
import type { Fix, RuleNumbers } from '../report/report.ts';
import { type NumberHere, otherEdition } from './otherEdition.ts';

/** The number by which to cite the first of these rules that the edition has; else that of the nearest rule above the first. */
export const numberFor = (rules: RuleNumbers, concepts: readonly string[], edition: Edition): string | null => {
  for (const c of concepts) {
    const [number] = rules.numbersOf(c, edition);
    if (number !== undefined) return number;
  }
  const [first] = concepts;
  return first === undefined ? null : numberAbove(rules, first, edition);
};

/** In an edition that says nothing about dealing, `combat.deal` has no number: there it is cited as `combat`. */
const numberAbove = (rules: RuleNumbers, concept: string, edition: Edition): string | null => {
  for (let above = concept; above.includes('.'); ) {
    above = above.slice(0, above.lastIndexOf('.'));
    const [number] = rules.numbersOf(above, edition);
    if (number !== undefined) return number;
  }
  return null;
};

/** `465.2.c.3` is under `465.2.c` and under itself. */
const isUnder = (number: string, above: string): boolean => number === above || number.startsWith(`${above}.`);

/** A cited number, with the edition that it was found in. */
export interface CitedConcept {
  readonly concept: string;
  readonly edition: Edition;
  readonly number: string;
}

/** What a citation in a scenario means: a number of the newest edition listed, or of the edition that it names. */
export const lookUp = (rules: RuleNumbers, citation: Citation, editions: readonly Edition[]): CitedConcept | null => {
  const said = citation.edition?.text;
  const tried = said === undefined ? editions : [said].filter(isEdition);
  const imported = said === undefined || isEdition(said) ? undefined : rules.inLookUpEdition?.(said)?.(citation.number);
  if (imported !== undefined) return inOwnEdition(rules, imported, citation.number, editions);
  for (const edition of tried) {
    const concept = rules.conceptOf(citation.number, edition);
    if (concept !== undefined) return { concept, edition, number: citation.number };
  }
  return null;
};

/** A rule of an edition that is not played means the same rule in those that are, where they have it. */
const inOwnEdition = (
  rules: RuleNumbers,
  concept: string,
  said: string,
  editions: readonly Edition[],
): CitedConcept | null => {
  const [newest] = editions;
  for (const edition of editions) {
    const [number] = rules.numbersOf(concept, edition);
    if (number !== undefined) return { concept, edition, number };
  }
  return newest === undefined ? null : { concept, edition: newest, number: said };
};

/** The rule that a keyword or a concept's name stands for, by its number in the newest of these editions that has one. */
export const lookUpNamed = (rules: RuleNumbers, said: string, editions: readonly Edition[]): CitedConcept | null => {
  const name = said.replaceAll('"', '').trim().toLowerCase();
  for (const concept of [`keyword.${name}`, name])
    for (const edition of editions) {
      const [number] = rules.numbersOf(concept, edition);
      if (number !== undefined) return { concept, edition, number };
    }
  return null;
};

/** Whether a rule is the cited one or one under it, compared as concepts: in its own edition, or where the citation is from. */
export const isCited = (rules: RuleNumbers, concept: Concept, cited: CitedConcept, edition: Edition): boolean => {
  if (concept === cited.concept) return true;
  const under = (e: Edition, above: readonly string[]) =>
    rules.numbersOf(concept, e).some(number => above.some(a => isUnder(number, a)));
  return under(edition, rules.numbersOf(cited.concept, edition)) || under(cited.edition, [cited.number]);
};

/** A number that its edition does not have: where it is known, or what is near. */
export const unknownNumber = (rules: RuleNumbers, citation: Citation, expected: Edition): Problem => {
  const edition = citation.edition?.text ?? expected;
  if (!isEdition(edition)) {
    if (rules.inLookUpEdition?.(edition) !== undefined)
      return problem(
        'cite/unknown',
        citation.span,
        `Edition ${edition}, which was imported, has no rule ${citation.number}.`,
      );
    return problem(
      'cite/unknown',
      citation.span,
      `There is no edition ${edition}; the editions are ${EDITIONS.join(', ')}.`,
    );
  }
  const elsewhere = EDITIONS.filter(e => rules.conceptOf(citation.number, e) !== undefined);
  if (elsewhere.length === 0) {
    return problem('cite/unknown', citation.span, `No edition has a rule ${citation.number}.`, {
      fixes: parents(rules, citation, edition),
    });
  }
  const here = numbersHere(rules, citation, elsewhere, edition);
  return problem('cite/other-edition', citation.span, otherEdition(citation.number, edition, elsewhere, here), {
    fixes: inThisEdition(citation, here),
  });
};

/** What the number means in other editions, the newest first: by the rule's number in this one, null where it has no such rule. */
const numbersHere = (
  rules: RuleNumbers,
  { number }: Citation,
  elsewhere: readonly Edition[],
  here: Edition,
): readonly NumberHere[] => {
  const from = new Map<string | null, Edition[]>();
  for (const e of elsewhere.toReversed()) {
    const concept = rules.conceptOf(number, e);
    const [now = null] = concept === undefined ? [] : rules.numbersOf(concept, here);
    from.set(now, [...(from.get(now) ?? []), e]);
  }
  return [...from].map(([now, editions]) => ({ now, editions }));
};

/** By its number here, else with the edition that it belongs to. */
const inThisEdition = ({ number, span }: Citation, here: readonly NumberHere[]): readonly Fix[] =>
  likeliestFirst(
    here
      .flatMap(({ now, editions }) =>
        now === null
          ? editions.map(e => ({ text: `${e}: ${number}`, editions: [e] }))
          : [{ text: now, editions: [...editions] }],
      )
      .map(({ text, editions }) => {
        const title = `Change to ${text}, which is ${number} in ${editions.join(' and ')}`;
        // Where all editions mean the same rule, it can only be that one.
        const fixWith = here.length === 1 && !text.includes(':') ? safeFix : replacementFix;
        return fixWith(span, text, title);
      }),
  );

/** The rules above a number that does not exist. */
const parents = (rules: RuleNumbers, citation: Citation, edition: Edition): Fix[] => {
  for (let n = citation.number; n.includes('.'); ) {
    n = n.slice(0, n.lastIndexOf('.'));
    if (rules.conceptOf(n, edition) !== undefined)
      return [preferredFix(citation.span, n, `Change to ${n}, the rule above it`)];
  }
  return [];
};

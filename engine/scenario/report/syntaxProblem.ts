/** What the parser found, as a problem with its fixes. */
import type { ScenarioTree } from '../../language/syntax.ts';
import { type Problem, preferredFix, problem, replacementFix, safeFix } from './problems.ts';

export const syntaxProblem =
  (text: string) =>
  (p: ScenarioTree['problems'][number]): Problem => {
    if (p.replacement === undefined) {
      const fixes = p.alternatives?.map(each => replacementFix(each.span, each.text, each.title));
      return problem(p.code, p.span, p.message, fixes === undefined ? {} : { fixes });
    }
    const { span, text: right, title } = p.replacement;
    // Quotes around what is there, or without a stray comma: nothing else can have been meant.
    const same = letters(right) === letters(text.slice(span.start, span.end));
    return problem(p.code, p.span, p.message, { fixes: [(same ? safeFix : preferredFix)(span, right, title)] });
  };

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

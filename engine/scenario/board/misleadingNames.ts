/** Names without quotes that have a meaning of their own in sentences. */
import type { Name, Statement } from '../../language/syntax.ts';
import { nameRisk } from '../../language/words/words.ts';
import { type Problem, preferredFix, problem } from '../report/problems.ts';

/** Bare names that sentences have a meaning of their own for (`other`, `nothing`): they are taken as names, and reported. */
export const reportMisleading = (statements: readonly Statement[], problems: Problem[]): void => {
  for (const s of statements) {
    const name = declaredBy(s);
    if (name === undefined || name.quoted || nameRisk(name.text.toLowerCase()) !== 'misleading') continue;
    const { text, span } = name;
    problems.push(
      problem(
        'name/ambiguous',
        span,
        `“${text}” also has a meaning in sentences and may be read that way. As a name, put it in quotes here and in every line: "${text}".`,
        { severity: 'warning', fixes: [preferredFix(span, `"${text}"`, `Put “${text}” in quotes`)] },
      ),
    );
  }
};

const declaredBy = (s: Statement): Name | undefined => {
  switch (s.kind) {
    case 'action':
      return s.action.kind === 'play' ? s.action.as : undefined;
    case 'player':
    case 'battlefield':
      return s.name;
    // Several are called by the name and a number, which means nothing else.
    case 'unit':
    case 'gear':
      return s.count > 1 ? undefined : s.name;
    default:
      return undefined;
  }
};

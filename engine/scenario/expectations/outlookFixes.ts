/** What can be written into a scenario for what was found: the claim that holds, and the lines that show it. */
import { claim as claimText, outlookHead } from '../../language/print/claims.ts';
import type { OutlookClaim, StandingClaim } from '../../language/syntax.ts';
import { quote } from '../../language/tokens/lexer.ts';
import type { Script, ScriptLine } from '../acts/playing.ts';
import { insertLines } from '../report/lineEdits.ts';
import type { Outlook, OutlookQuestion, ReachQuestion } from '../report/outlook.ts';
import { preferredFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';

/** What the branch shows. */
const nameOf = ({ claim }: OutlookQuestion, outlook: Outlook | undefined): string => {
  if (claim.modality === 'repeat') return 'once round the loop';
  const { claims, modality } = claim;
  if (outlook?.isFound !== true) return 'an answer to it';
  if (modality === 'certain' || modality === 'always') return 'it is otherwise';
  return claims.map(each => claimText(each).replace(/["\\]/g, '')).join(' and ');
};

/** The opposite of a claim that does not hold. */
export const withOpposite = (claim: OutlookClaim): readonly Fix[] => {
  const head = outlookHead({ ...claim, negated: !claim.negated });
  return [preferredFix(claim.head.span, head, `Change to “${head} …”`)];
};

/** The lines below the one that claims it, and as a branch of their own. */
export const scriptFixes = (
  { settings: { source } }: Script,
  { coming }: ScriptLine,
  question: OutlookQuestion,
  outlook: Outlook | undefined,
): readonly Fix[] => {
  const script = outlook?.script ?? null;
  if (script === null || script.lines.length === 0) return [];
  const { span } = question;
  const lines =
    script.isSoThen && question.of !== 'loop' ? [...script.lines, ...expectationsOf(question)] : script.lines;
  const [only] = script.lines;
  const what = script.lines.length === 1 ? `“${only}”` : `the ${script.lines.length} lines that show it`;
  const branch = [
    `what if ${quote(nameOf(question, outlook))}`,
    ...lines.map(line => `  ${line}`),
    ...(coming.next === null && !coming.branches ? [] : ['back']),
  ];
  const fix = (title: string, added: readonly string[]): Fix => ({
    title,
    edits: [insertLines(source, span, added)],
    preferred: false,
    safe: false,
  });
  return [fix(`Write ${what}`, lines), fix(`Write ${what} as a branch`, branch)];
};

/** What is to be expected after the last line, where one line says it: that it is so, or of one claim alone that it is not. */
export const expectationsOf = ({ claim: { claims, modality } }: Pick<ReachQuestion, 'claim'>): readonly string[] => {
  if (modality === 'possible' || modality === 'force') return claims.map(each => `expect ${claimText(each)}`);
  const [only, another] = claims;
  return only === undefined || another !== undefined ? [] : [`expect ${claimText(opposite(only))}`];
};

const opposite = (claim: StandingClaim): StandingClaim => {
  if (claim.about !== 'legality') return { ...claim, negated: !claim.negated };
  const { because: _, ...bare } = claim;
  return { ...bare, legal: !claim.legal };
};

/** What shows that the claims of a file hold, as people read it in a report: what editions have in common is said once. */
import type { ProofKind } from '../../../engine/scenario/report/outlook.ts';
import type { FileReport } from '../../analysis/checking/report.ts';
import { groupedBy } from '../../analysis/text/groupedBy.ts';
import type { ReportedProof, ReportedTry } from '../../analysis/verdict/reported.ts';

export interface ShownProof {
  /** In the file, from 0. */
  readonly line: number;
  readonly character: number;
  /** "Ana can force Wall is dead, by this strategy:" */
  readonly head: string;
  /** Below it: lines of scripts, indented, and between them what they are. */
  readonly below: readonly string[];
}

/** In the order of their lines. */
export const proofsIn = ({ scenarios, text }: FileReport): readonly ShownProof[] => {
  const all = scenarios.flatMap(({ edition, proofs = [] }) => proofs.map(proof => ({ proof, edition })));
  if (all.length === 0) return [];
  const source = text.split(/\r\n|\r|\n/);
  return groupedBy(all, ({ proof }) => `${proof.line}`)
    .flatMap(ofOneLine => {
      const groups = groupedBy(ofOneLine, ({ proof }) => JSON.stringify(proof));
      return groups.map(group => {
        const [{ proof }] = group;
        const where = groups.length === 1 ? '' : ` in ${group.map(({ edition }) => edition).join(', ')}`;
        return shown(proof, where, source[proof.line] ?? '');
      });
    })
    .sort((a, b) => a.line - b.line);
};

const shown = (proof: ReportedProof, where: string, source: string): ShownProof => {
  const { line, claim, kind, lead = [], lines, firstActs = [] } = proof;
  const loop = lead.length === 0 ? [] : [...script(lead), '  and then, again and again'];
  return {
    line,
    character: Math.max(source.search(/\S/), 0),
    head: `${claim}${where}, ${HOW[kind]}:`,
    below: [...loop, ...script(lines), ...triesShown(firstActs)],
  };
};

const HOW: Readonly<Record<ProofKind, string>> = {
  strategy: 'by this strategy, with a branch for each answer',
  line: 'as on this way, against the longest resistance',
  witness: 'as on this way',
  counterexample: 'but not on this way',
  refutation: 'but not against the answer at the end of this',
  cycle: 'by doing this again and again',
};

const script = (lines: readonly string[]): readonly string[] => lines.map(line => `    ${line}`);

/** Of a puzzle: how many first acts solve it, and for each of the others how it is refuted. */
const triesShown = (tries: readonly ReportedTry[]): readonly string[] => {
  if (tries.length === 0) return [];
  const keep = tries.filter(({ keeps }) => keeps === true).length;
  const others = tries.filter(({ keeps }) => keeps !== true);
  return [
    `  ${keep} of ${tries.length} first acts ${keep === 1 ? 'keeps' : 'keep'} it forced${others.length === 0 ? '' : ', and these do not'}`,
    ...others.flatMap(tryShown),
  ];
};

const tryShown = ({ act, keeps, refuted }: ReportedTry): readonly string[] => {
  if (keeps === null) return ['  not decided:', ...script(act)];
  if (refuted.length === 0) return ['  nothing helps after:', ...script(act)];
  return ['  this:', ...script(act), '  is refuted by', ...script(refuted)];
};

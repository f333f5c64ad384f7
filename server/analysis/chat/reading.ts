/** A text from a chat, analysed as a document is: on no disk, so that nothing of this machine is read for it. */
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioBlock, UseTree } from '../../../engine/language/syntax.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import { newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { type Analysis, analyse, scenariosOf } from '../document/analysis.ts';
import { type DefaultEdition, readEdition } from '../document/edition.ts';
import { keepReports } from '../document/reports.ts';
import { DEFAULT_TIMEOUT, timeLimit } from '../document/timeLimit.ts';
import { NOTHING_USED, type Used } from '../document/uses.ts';
import { limitsWithin } from '../exploring/limits.ts';
import { clientPages } from '../pageLinks.ts';
import { RefusedRequest } from '../refused.ts';

import { capped } from './shortened.ts';
import type { ReadArguments, Running } from './tools/tool.ts';

/** In seconds: all that one question may take. Clients wait for a minute. */
const MOST_TIME = 25;

export interface ReadText {
  readonly analysis: Analysis;
  readonly scenarios: readonly ScenarioBlock[];
  /** Whether the time is over, so that nothing more is begun. */
  readonly isOver: () => boolean;
}

/** Nothing is run by it. Throws `RefusedRequest` for an edition that there is not. */
export const readText = (book: RuleBook, asked: ReadArguments, { now, memory }: Running): ReadText => {
  const text = asked.text('text').replace(/\r\n?/g, '\n');
  const markdown = /^[ \t]*(?:`{3,}|~{3,})[ \t]*rift\b/im.test(text);
  const { blocks } = parseFile(text, { markdown });
  const end = now() + 1_000 * MOST_TIME;
  const left = (): number => Math.max(0, Math.min(DEFAULT_TIMEOUT, (end - now()) / 1_000));
  const fileWork = newFileWork();
  const reports = keepReports(
    (block, context) => {
      const together = limitsWithin(left(), now);
      const report = runExploring(block, context, {
        mostWork: fileWork.leftForClaims,
        limits: () => together,
        interruption: () => timeLimit(Math.ceil(left()), now, memory),
      });
      fileWork.add(report);
      return report;
    },
    () => undefined,
  );
  const uri = markdown ? 'chat:text.md' : 'chat:text.rift';
  const analysis = analyse({ uri, version: 0, text, markdown }, blocks, {
    book,
    pages: clientPages,
    paths: { uriOf: path => path },
    reports,
    edition: editionAsked(asked),
    used: usedOf(blocks),
  });
  return { analysis, scenarios: scenariosNamed(analysis, asked.text('scenario')), isOver: () => now() >= end };
};

/** What it would use of other files is not read: each such line says so. */
const usedOf = (blocks: readonly Block[]): Used => ({
  ...NOTHING_USED,
  problems: blocks.filter(isUse).map(block => ({
    block,
    span: block.tree.path?.span ?? { start: 0, end: block.text.trimEnd().length },
    code: 'name/unknown',
    message: NO_FILES,
  })),
});

const NO_FILES = 'Files are not read here. Put the cards that it needs into the text, each as a card block.';

const isUse = (block: Block): block is Block<UseTree> => block.tree.kind === 'use';

/** The edition of what names none. */
export const editionAsked = (asked: ReadArguments): DefaultEdition => {
  const said = asked.text('edition').trim();
  if (said === '') return { edition: NEWEST, from: 'newest' };
  const read = readEdition(said);
  if ('problem' in read) throw new RefusedRequest(`“edition”: ${read.problem}`);
  return { ...read, from: 'setting' };
};

/** All of them without a name; throws `RefusedRequest` where none has it. */
const scenariosNamed = (analysis: Analysis, name: string): readonly ScenarioBlock[] => {
  const all = scenariosOf(analysis);
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return all;
  const named = all.filter(({ tree }) => tree.name?.text.toLowerCase().includes(wanted) === true);
  if (named.length > 0) return named;
  const names = all.map(({ tree }) => `“${capped(tree.name?.text ?? '')}”`);
  throw new RefusedRequest(
    `No scenario of the text has “${capped(name)}” in its name. ${names.length === 0 ? 'It has none: one begins with scenario "NAME".' : `There are ${names.slice(0, 5).join(', ')}.`}`,
  );
};

/** What documents are analysed with, loaded when it is first needed. */
import type { Block } from '../../engine/language/syntax.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import type { Reports, Source } from './document/analysis.ts';
import type { Limit } from './document/limit.ts';
import type { RunScenario } from './document/reports.ts';
import type { Uses } from './document/usesOf.ts';
import type { KnownOutlooks } from './exploring/known.ts';
import type { PageLinks } from './pageLinks.ts';

/** The heavy tools: loaded once the client has its answer to `initialize`. */
export interface Toolbox {
  readonly book: RuleBook;
  /** A parser that keeps the trees of blocks whose text did not change; one for each document. */
  readonly makeParser: () => ParseSource;
  readonly run: RunScenario;
  readonly pages: PageLinks;
  /** Whether the book has to be loaded anew: the user's imports have changed. */
  readonly isStale?: () => boolean;
}
export type ParseSource = (source: Source) => readonly Block[];

type Analysing = typeof import('./analysing.ts');

/** What documents are analysed with: the toolbox, and what is as heavy and loaded with it. */
export interface Tools extends Toolbox, Pick<Analysing, 'analyse' | 'sameUsed'> {
  readonly reports: Reports;
  readonly uses: Uses;
}

export interface ToolsLoaded {
  readonly load: () => Promise<Toolbox>;
  readonly onFailure: (error: unknown) => void;
  /** What ends the run of a scenario; nothing without it. */
  readonly limit?: Limit;
}

export interface KeptTools {
  /** Loaded when they are first asked for, and again once they are stale. */
  readonly all: () => Promise<Tools>;
  /** Undefined as long as nothing is loaded. */
  readonly uses: () => Uses | undefined;
}

export const keepTools = (
  { load, onFailure, limit }: ToolsLoaded,
  {
    makeUses,
    outlooks,
    onStale,
  }: {
    readonly makeUses: (usesOf: Analysing['usesOf']) => Uses;
    readonly outlooks: KnownOutlooks;
    readonly onStale: () => void;
  },
): KeptTools => {
  let loaded: Toolbox | undefined;
  let uses: Uses | undefined;
  let tools: Promise<Tools> | undefined;
  const loadAll = async (): Promise<Tools> => {
    const [found, { analyse, sameUsed, keepReports, usesOf }] = await Promise.all([load(), import('./analysing.ts')]);
    loaded = found;
    uses ??= makeUses(usesOf);
    return { ...found, analyse, sameUsed, uses, reports: keepReports(found.run, onFailure, limit, outlooks) };
  };
  return {
    all: () => {
      if (loaded?.isStale?.() === true) {
        loaded = undefined;
        tools = undefined;
        onStale();
      }
      tools ??= loadAll();
      return tools;
    },
    uses: () => uses,
  };
};

/** What explores is loaded with the first document that claims something of all that can come. */
import { once } from '../../../engine/known.ts';
import { type Block, claimIn } from '../../../engine/language/syntax.ts';
import type { Analysis } from '../document/analysis.ts';
import type { Limit } from '../document/limit.ts';
import type { Exploring, ExploringSetup, ScenarioExplored } from './inBackground.ts';

export interface LazyExploring {
  /**
   * Explores what an open document claims of all that can come; resolves once nothing is left, or it has changed, or is not wanted any
   * more.
   */
  explore(uri: string, isWanted?: () => boolean): Promise<void>;
  /** Explores what one scenario claims, open or not. */
  exploreScenario(asked: ScenarioExplored): Promise<void>;
  /** Called when a claim of a document has been decided. */
  onExplored(listener: (uri: string) => void): void;
}

export interface LazySetup extends Pick<ExploringSetup, 'host' | 'known' | 'analysis' | 'secondsForClaims'> {
  /** Hears of each slice: whoever watches sees that something moves. */
  readonly limit: Limit;
}

/** `analyses`: of the documents that are open; what is decided is taken out, to be analysed anew. */
export const exploreLazily = (
  { limit, ...setup }: LazySetup,
  analyses: Pick<Map<string, Analysis>, 'get' | 'delete'>,
): LazyExploring => {
  let listener: ((uri: string) => void) | undefined;
  const onFound = (uri: string): void => {
    analyses.delete(uri);
    listener?.(uri);
  };
  const onSlice = (): void => limit.hold(() => undefined);
  const now = (): number => performance.now();
  const exploring = once(
    async (): Promise<Exploring> =>
      (await import('./inBackground.ts')).exploreInBackground({ ...setup, onFound, onSlice, now }),
  );
  return {
    async explore(uri, isWanted) {
      if (analyses.get(uri)?.blocks.some(claimsAnOutlook) === true) await (await exploring()).document(uri, isWanted);
    },
    async exploreScenario(asked) {
      if (claimsAnOutlook(asked.block)) await (await exploring()).scenario(asked);
    },
    onExplored(listens) {
      listener = listens;
    },
  };
};

const claimsAnOutlook = ({ tree }: Block): boolean =>
  tree.kind === 'scenario' && tree.statements.some(s => claimIn(s)?.about === 'outlook');

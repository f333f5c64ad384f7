/** Everything that can come of the game after a line: found by the server, shown as a tree, each outcome and each step there with its board. */
import {
  BEGUN,
  endedWith,
  foundMore,
  linesUpTo,
  MOST_SECONDS,
  type Search,
  type SearchTexts,
  searchText,
} from '../../outcomes/search.ts';
import type { WrittenAhead } from '../../protocol.ts';
import { outcomeTree } from './outcomeTree.ts';
import { part, say } from './panes.ts';
import type { OpenScenario, Shown } from './scenario.ts';

export interface ExploringTable {
  readonly scenario: () => OpenScenario | undefined;
  /** Behind which it is explored. */
  readonly line: () => number;
  /** The board is that of what could come. */
  readonly show: (ahead: Shown) => void;
  readonly write: (ahead: WrittenAhead) => void;
  /** Shows what went wrong. */
  readonly told: (work: Promise<void>) => Promise<void>;
}

export interface PageExploring {
  readonly enable: (isThere: boolean) => void;
  /** The text is another one now: what was found may not be so any more. */
  readonly outdate: () => void;
  /** What was found until now stays. */
  readonly stop: () => void;
  /** The focus goes back to what was shown last. */
  readonly back: () => void;
}

export const pageExploring = ({ scenario, line, show, write, told }: ExploringTable): PageExploring => {
  const [start, stop, said] = [part<HTMLButtonElement>('explore'), part('explore-stop'), part('explored')];
  let isWriting = false;
  let shown: HTMLElement | undefined;
  const tree = outcomeTree(part('outcomes'), {
    show(outcome, by, ply) {
      shown = by;
      show({ line: searching.from(), ahead: linesUpTo(outcome, ply) });
    },
    write(outcome, as) {
      // Another branch can be written behind the same line; behind further lines, what can come is another question.
      isWriting = as === 'branch';
      write(outcome[as]);
      isWriting = false;
    },
  });
  const searching = searchingFrom(scenario, (search, state, text) => {
    said.textContent = text;
    const hadFocus = document.activeElement === stop;
    stop.hidden = state !== 'running';
    if (hadFocus && state !== 'running') start.focus();
    if (state !== 'running') say(text);
    tree.fill(search?.outcomes ?? []);
  });
  start.addEventListener('click', () => {
    tree.clear();
    void told(searching.begin(line()));
  });
  stop.addEventListener('click', () => searching.stop());
  return {
    enable(isThere) {
      start.disabled = !isThere;
    },
    outdate() {
      if (isWriting || !searching.drop()) return;
      tree.clear();
      stop.hidden = true;
      said.textContent = OUTDATED;
    },
    stop: searching.stop,
    back: () => shown?.focus(),
  };
};

/** Told of what there is by then: not of each outcome by itself, as they are found in quick succession. */
type OnSearch = (search: Search | undefined, state: 'running' | 'ended', text: string) => void;

const searchingFrom = (scenario: ExploringTable['scenario'], onSearch: OnSearch) => {
  let search: Search | undefined;
  let from = 0;
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellRunning = (): void => {
    timer = undefined;
    if (running !== undefined && search !== undefined)
      onSearch(search, 'running', searchText(search, 'running', TEXTS));
  };
  const end = (found: Search | undefined, text?: string): void => {
    running = undefined;
    search = found;
    onSearch(found, 'ended', text ?? (found === undefined ? '' : searchText(found, 'ended', TEXTS)));
  };
  const begin = async (line: number): Promise<void> => {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    from = line;
    search = BEGUN;
    tellRunning();
    try {
      const asked = { line, seconds: MOST_SECONDS };
      const result = await scenario()?.explore(asked, mine.signal, more => {
        if (running !== mine || search === undefined) return;
        search = foundMore(search, more);
        if (timer === undefined) timer = setTimeout(tellRunning, OFTEN);
      });
      // Else it has been stopped.
      if (running !== mine || result === undefined) return;
      from = result?.line ?? from;
      if (result === null) end(undefined, NOTHING);
      else end(endedWith(result));
    } catch (error) {
      if (running !== mine) return;
      end(undefined);
      throw error;
    }
  };
  return {
    begin,
    from: () => from,
    /** What was found until now stays. */
    stop(): void {
      running?.abort();
      if (running !== undefined) end(search);
    },
    /** Whether there was anything. */
    drop(): boolean {
      const wasThere = search !== undefined;
      running?.abort();
      running = undefined;
      search = undefined;
      return wasThere;
    },
  };
};

/** In milliseconds. */
const OFTEN = 250;
const NOTHING =
  'Nothing can be explored here: put the cursor into a scenario in which a turn has begun, as with “turn Ana”.';
const OUTDATED = 'The scenario has changed. Explore again to see its outcomes now.';

const TEXTS: SearchTexts = {
  outcomes: count => (count === 1 ? '1 outcome' : `${count} outcomes`),
  running: (outcomes, positions) => `Exploring: ${outcomes} so far, ${positions} positions looked at …`,
  all: (outcomes, line) => `${outcomes} up to the end of the turn, after line ${line}.`,
  outOfTime: outcomes => `${outcomes} so far: there was no time for all of them.`,
  outOfBounds: outcomes =>
    `${outcomes} so far: something that could be done, or all that could be done at one position, is more than Riftbench plays.`,
  outOfPositions: outcomes => `${outcomes} so far: there are more positions than Riftbench keeps.`,
  stopped: outcomes => `${outcomes} so far: stopped.`,
};

/** A scenario in a frame of another page: its board, walked step by step and played on, without its text. */

import type { BoardResult } from '../../protocol.ts';
import { BASE } from './beginning.ts';
import { editionChoice } from './editions.ts';
import { fittingBoard } from './fittingBoard.ts';
import { part, say, showActs, showBoard, showVerdict } from './panes.ts';
import { type PagePuzzle, pagePuzzle } from './puzzle.ts';
import { linkOpened, OpenScenario } from './scenario.ts';
import { failureText, startedServer } from './starting.ts';
import { walkSteps } from './steps.ts';

let scenario: OpenScenario | undefined;
let board: BoardResult | null = null;
/** As the link holds it, and as it is with what was played on. */
let [own, text] = ['', ''];
let line = 0;
/** Answers about a text that has changed since are not shown. */
let asked = 0;

const told = (work: Promise<void>): Promise<void> => work.catch((error: unknown) => say(failureText(error)));

const shown = async (stop?: number): Promise<void> => {
  if (scenario === undefined) return;
  asked += 1;
  const mine = asked;
  const place = puzzle.place() ?? { line };
  const found = await fittingBoard(scenario, { ...editions.chosen(), ...place }, stop);
  if (mine !== asked) return;
  board = found;
  showBoard(board);
  editions.offer(board);
  puzzle.offer();
  if (stop !== undefined) return;
  const [verdict, openings] = await Promise.all([
    scenario.verdict(line),
    scenario.openings({ ...editions.chosen(), ...place }),
  ]);
  if (mine !== asked) return;
  showVerdict(board?.puzzle == null ? (verdict?.text ?? null) : TO_BE_SOLVED);
  if (puzzle.isPlayed()) return showActs(openings, puzzle.play);
  say(board === null ? 'Nothing to draw.' : `“${board.name}” ${board.status}, by the rules ${board.ruleset}.`);
  showActs(openings, written => {
    if (openings === null) return;
    const { after, before } = openings.insert;
    const lines = text.split('\n');
    const added = `${before}${written}`.replace(/^\n/, '').split('\n');
    change([...lines.slice(0, after + 1), ...added, ...lines.slice(after + 1)].join('\n'), after + added.length);
  });
};

const editions = editionChoice(() => void told(shown()));

const TO_BE_SOLVED = 'Whether it can be forced, and how, is for you to find out: play the puzzle.';

const puzzle: PagePuzzle = pagePuzzle({
  scenario: () => scenario,
  board: () => board,
  show: () => void told(shown()),
});

const change = (to: string, at: number): void => {
  [text, line] = [to, at];
  scenario?.change(text);
  puzzle.end();
  part<HTMLButtonElement>('again').disabled = text === own;
  void told(shown());
};

const started = async (): Promise<void> => {
  const { server } = await startedServer(
    method => {
      if (method === 'workspace/diagnostic/refresh') void told(shown());
    },
    () => say('The rules could not be started. Load the page again.'),
  );
  const found = await linkOpened(server, location.hash);
  if ('why' in found) return say(found.why);
  own = found.text;
  scenario = new OpenScenario(server, own);
  part('again').addEventListener('click', () => change(own, found.line));
  change(own, found.line);
};

part<HTMLAnchorElement>('whole').href = `${new URL('index.html', BASE).href}${location.hash}`;
walkSteps(
  () => board,
  stop => void told(shown(stop)),
);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void told(shown()));
void told(started());

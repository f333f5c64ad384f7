/** The page on which a scenario is written, or opened from a link: the rules run in a worker of this page, and nowhere else. */
import type { BoardResult, OpeningPlace, OpeningsResult } from '../../protocol.ts';
import { boardHands } from './boardHands.ts';
import { pageCombat } from './combat.ts';
import { enableCopying, letCopy } from './copying.ts';
import { editionChoice } from './editions.ts';
import { type ScenarioEditor, scenarioEditor, type Token } from './editor.ts';
import { type PageExploring, pageExploring } from './exploring.ts';
import { fittingBoard } from './fittingBoard.ts';
import { eachOnce, fixesOf } from './fixes.ts';
import { keep, kept } from './kept.ts';
import { markingActs } from './marking.ts';
import { part, say, showActs, showBoard, showNoActs, showProblems, showVerdict } from './panes.ts';
import { type PagePuzzle, pagePuzzle } from './puzzle.ts';
import type { Server } from './rpc.ts';
import { SAMPLE } from './sample.ts';
import { type Fix, linkOpened, OpenScenario, type Problem, type Shown, URI } from './scenario.ts';
import { failureText, keepForLater, startedServer } from './starting.ts';
import { walkSteps } from './steps.ts';
import { tokensIn } from './tokens.ts';

/** In milliseconds: whoever types is not told about half a word. */
const SETTLE = 250;

let scenario: OpenScenario | undefined;
let board: BoardResult | null = null;
/** What may be done at the cursor, on the board that is drawn. */
let openings: OpeningsResult | null = null;
/** What is shown in the place of the text, and is not written. */
let instead: Shown | undefined;
let types: readonly string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Answers about a text that has changed since are not shown. */
let asked = 0;
/** What is to be said of a link, until something is written. */
let notice = '';
/** What a link holds takes no draft away. */
let isOpeningLink = false;

const editor: ScenarioEditor = scenarioEditor(part('text'), kept('draft') ?? SAMPLE, () => scenario, {
  onText: text => {
    scenario?.change(text);
    if (!isOpeningLink) keep('draft', text);
    notice = '';
    setInstead(undefined);
    puzzle.end();
    exploring.outdate();
    later(() => updated());
  },
  onLine: () => {
    if (instead?.ahead !== undefined) setInstead(undefined);
    later(() => updated());
  },
});

const later = (work: () => Promise<void>): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void told(work()), SETTLE);
};

const told = (work: Promise<void>): Promise<void> => work.catch((error: unknown) => say(failureText(error)));

const updated = async (stop?: number): Promise<void> => {
  if (scenario === undefined) return;
  asked += 1;
  const mine = asked;
  const place = shownPlace();
  const { line } = place;
  const isNow = (): boolean => mine === asked;
  const shown = await fittingBoard(scenario, { ...editions.chosen(), ...place }, stop);
  if (!isNow()) return;
  board = shown;
  showBoard(board);
  editions.offer(board);
  openings = null;
  hands.offer(openings);
  puzzle.offer();
  // What may be done is what may be done at the cursor.
  if (stop !== undefined) showActs(null, () => undefined);
  enableCopying(board !== null && instead === undefined);
  exploring.enable(board !== null);
  if (stop !== undefined) return;
  if (instead !== undefined) {
    say(NOT_WRITTEN);
    return offered(place, isNow);
  }
  const problems = await scenario.problems();
  if (!isNow()) return;
  editor.underline(problems);
  showProblems(
    problems.map(problem => ({ problem, fixes: [] })),
    problemActs,
  );
  const verdict = await scenario.verdict(line);
  if (!isNow()) return;
  showVerdict(verdict?.text ?? null);
  say([notice, statusOf(problems, board)].filter(each => each !== '').join(' '));
  await offered(place, isNow);
  if (!isNow()) return;
  editor.colour(await tokens());
  if (!isNow()) return;
  const found = await Promise.all(problems.slice(0, MOST_FIXED).map(problem => scenario?.fixes(problem) ?? []));
  if (!isNow()) return;
  const fixes = eachOnce(found.map((those, at) => fixesOf(problems[at], those)));
  showProblems(
    problems.map((problem, at) => ({ problem, fixes: fixes[at] ?? [] })),
    problemActs,
  );
};
const MOST_FIXED = 12;
const NOT_WRITTEN = 'Nothing of this is written into the scenario.';

/** Undefined: the text again. */
const setInstead = (of: Shown | undefined): void => {
  instead = of;
  part('ahead').hidden = of?.ahead === undefined;
};

const editions = editionChoice(() => later(() => updated()));
const shownPlace = (): Shown => instead ?? { line: editor.line() };

/** What may be done there. */
const offered = async (place: Shown, isNow: () => boolean): Promise<void> => {
  const ruleset = board === null ? {} : { ruleset: board.ruleset };
  const found = place.ahead === undefined ? await scenario?.openings({ ...place, ...ruleset }) : null;
  if (!isNow()) return;
  openings = found ?? null;
  if (place.ahead === undefined) showActs(openings, playLine);
  else showNoActs('Go back to the scenario to play on, or write what leads here.');
  hands.offer(openings);
  markShown();
};

const markActs = markingActs(() => scenario);
const markShown = (): void => void told(markActs(shownPlace(), puzzle.isSolutionOpen() ? openings : null));

const statusOf = (problems: readonly Problem[], shown: BoardResult | null): string => {
  const errors = problems.filter(({ severity }) => severity === 1).length;
  if (shown === null) return 'No scenario at the cursor.';
  const under = `by the rules ${shown.ruleset}`;
  return errors === 0
    ? `“${shown.name}” ${shown.status}, ${under}.`
    : `${errors} ${errors === 1 ? 'problem' : 'problems'}, ${under}.`;
};

const problemActs = {
  goTo: ({ range }: Problem): void => editor.goTo(range.start),
  fix: ({ edit }: Fix): void => editor.edit(edit?.changes?.[URI] ?? []),
};

const playLine = (line: string): void => (puzzle.isPlayed() ? puzzle.play(line) : writeLine(line));

const writeLine = (text: string): void => {
  if (openings === null) return;
  const { after, before } = openings.insert;
  const end = editor.text().split('\n')[after]?.length ?? 0;
  const at = { line: after, character: end };
  editor.edit([{ range: { start: at, end: at }, newText: `${before}${text}` }]);
  editor.goTo({ line: after + before.split('\n').length - 1, character: 999 });
};

/** On the board's own lines: the line of what is moved is changed. */
const moveOnBoard = async (objects: readonly number[], to: OpeningPlace): Promise<void> => {
  const found = await scenario?.setUp(editor.line(), { do: 'move', objects, to });
  if (found == null) return;
  if (found.why !== undefined) return say(found.why);
  editor.edit(found.edits);
  if (found.line !== undefined) editor.goTo({ line: found.line, character: 999 });
};

const hands = boardHands({
  write: playLine,
  move: (objects, to) => void told(moveOnBoard(objects, to)),
  together: async objects => (await scenario?.groupMoves(shownPlace(), objects)) ?? null,
  show(picked) {
    showActs(openings, playLine, picked);
    markShown();
  },
});

const puzzle: PagePuzzle = pagePuzzle({
  scenario: () => scenario,
  board: () => board,
  show: played => {
    setInstead(played);
    void told(updated());
  },
  solutionShown: () => markShown(),
  hide(isPlayed) {
    // What could come tells of the solution, and takes the time in which it is judged.
    if (isPlayed) exploring.stop();
    for (const id of ['text-part', 'combat-go']) part(id).hidden = isPlayed;
    document.querySelector('main')?.classList.toggle('played', isPlayed);
  },
});

const exploring: PageExploring = pageExploring({
  scenario: () => scenario,
  line: () => editor.line(),
  show(ahead) {
    setInstead(ahead);
    part('board').scrollIntoView({ block: 'nearest' });
    void told(updated());
  },
  write({ after, text }) {
    const at = { line: after, character: 9999 };
    editor.edit([{ range: { start: at, end: at }, newText: text }]);
    editor.goTo({ line: after + 1, character: 0 });
  },
  told,
});
part('ahead-end').addEventListener('click', () => {
  setInstead(undefined);
  exploring.back();
  void told(updated());
});

const tokens = async (): Promise<readonly Token[]> => {
  const found = await server?.ask<{ readonly data: readonly number[] } | null>('textDocument/semanticTokens/full', {
    textDocument: { uri: URI },
  });
  return tokensIn(found?.data ?? [], types);
};

let server: Server | undefined;

pageCombat({
  server: () => server,
  write(scenario) {
    const before = editor.text().trimEnd();
    const lines = before.split('\n');
    const end = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    const text = `${before === '' ? '' : '\n\n'}${scenario.trim()}\n`;
    editor.edit([{ range: { start: end, end: { line: 1e9, character: 0 } }, newText: text }]);
    // At the end of what it shows: of the first of its branches, if it has any.
    const written = text.trimEnd().split('\n');
    const back = written.findIndex(line => line.trim() === 'back');
    editor.goTo({ line: end.line + (back < 0 ? written.length : back) - 1, character: 9999 });
  },
  told,
});

/** Nothing of an address is run: what a link holds is put into the editor, as if it had been typed. */
const openFragment = async (): Promise<void> => {
  // A place of this page is no link.
  if (server === undefined || location.hash.length < 2 || document.getElementById(location.hash.slice(1)) !== null)
    return updated();
  const found = await linkOpened(server, location.hash);
  if ('why' in found) {
    notice = found.why;
    return updated();
  }
  const all = editor.text();
  const lines = all.split('\n');
  const end = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  isOpeningLink = true;
  editor.edit([{ range: { start: { line: 0, character: 0 }, end }, newText: found.text }]);
  isOpeningLink = false;
  editor.goTo({ line: found.line, character: 0 });
  notice = found.newer ?? '';
  await updated();
  // Whoever is sent a puzzle is to solve it. Without a solution it is still being made; below it somebody reads it.
  const solution = board?.puzzle?.solution ?? null;
  if (solution !== null && found.line < solution) puzzle.begin();
};

const started = async (): Promise<void> => {
  const { server: found, wordKinds } = await startedServer(
    method => {
      if (method === 'workspace/diagnostic/refresh') later(() => updated());
    },
    () => say('The rules could not be started. Load the page again.'),
  );
  server = found;
  types = wordKinds;
  scenario = new OpenScenario(server, editor.text());
  await openFragment();
};

letCopy({ scenario: () => scenario, line: () => editor.line(), board: () => board, told });
walkSteps(
  () => board,
  // The last of what is not written is where it is played on.
  stop => void told(updated(instead !== undefined && stop + 1 === board?.stops.length ? undefined : stop)),
);
addEventListener('hashchange', () => void told(openFragment()));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => later(() => updated()));

// What is kept is read once more, which nobody is to wait for.
void told(started()).then(keepForLater);

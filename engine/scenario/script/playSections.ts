/**
 * Plays a script and its branches. What happens before a branch is not played again for it: the state is kept where one
 * opens.
 */

import { flatMapped } from '../../game/state/lists.ts';
import type { State } from '../../game/state/state.ts';
import { onlyLooks, type Statement } from '../../language/syntax.ts';
import { type Coming, comingBehind, NOTHING_COMES } from '../acts/coming.ts';
import { consequencesInBranch } from '../acts/consequences.ts';
import type { PlayedScript, ScriptSettings } from '../acts/playing.ts';
import type { Problem } from '../report/problems.ts';
import type { Moment } from '../report/report.ts';
import { isSection, leadsTo, type ScriptSection, type Sections } from './branches.ts';
import { begin, end, playNext, type ScriptRun } from './script.ts';

/** In the order of the sections. */
export const playSections = (opening: State, sections: Sections, settings: ScriptSettings): readonly PlayedScript[] => {
  const [script] = sections.all;
  const playing: SectionsPlaying = { sections, settings, played: new Map(), ofExpectations: new Set() };
  playSection(begin(opening, settings, brokenIn(playing, script)), script, null, playing);
  return flatMapped(sections.all, section => playing.played.get(section) ?? []);
};

interface SectionsPlaying {
  readonly sections: Sections;
  readonly settings: ScriptSettings;
  readonly played: Map<ScriptSection, PlayedScript>;
  /** Problems and moments of expectations: a branch begins without them. */
  readonly ofExpectations: Set<Problem | Moment>;
}

/** Where branches open: the game as the line that was done last before them found it, and that line. */
interface Opening {
  readonly underway: ScriptRun;
  readonly led: Statement | null;
}

/**
 * Plays a section's own lines, and each of its branches from where that opens. What is done may depend on what is done next,
 * so a branch begins with the line that was done last before it (`led`).
 */
const playSection = (
  underway: ScriptRun,
  section: ScriptSection,
  led: Statement | null,
  playing: SectionsPlaying,
): void => {
  const own = section.lines.filter(isLine);
  if (own.length === section.lines.length) playLines(underway, led === null ? own : [led, ...own]);
  else playWithBranches(underway, section, led, playing);
  const last = section.lines.at(-1);
  // Where a branch opens at the end, it is there that the decision is made.
  playing.played.set(section, end(underway, last === undefined || isSection(last) ? null : last));
};

const isLine = (each: Statement | ScriptSection): each is Statement => !isSection(each);

/** Those between which no branch opens. */
const playLines = (underway: ScriptRun, lines: readonly Statement[]): void => {
  const coming = comingBehind(lines);
  for (let at = 0; at < lines.length; at++) playNext(underway, lines[at] as Statement, coming[at] as Coming);
};

const playWithBranches = (
  underway: ScriptRun,
  section: ScriptSection,
  led: Statement | null,
  playing: SectionsPlaying,
): void => {
  const lines = led === null ? section.lines : [led, ...section.lines];
  const coming = comingBehind(lines.map(each => (isSection(each) ? null : each)));
  let opening: Opening = { underway: forked(underway, section, playing), led: null };
  let at = 0;
  for (const [i, line] of lines.entries()) {
    if (isSection(line)) {
      playSection(forked(opening.underway, line, playing), line, opening.led, playing);
      continue;
    }
    if (!onlyLooks(line) && opensBranch(lines, i))
      opening = { underway: forked(underway, section, playing), led: line };
    const before = { problems: underway.problems.length, moments: underway.moments.length };
    playNext(underway, line, coming[at++] ?? NOTHING_COMES);
    if (!onlyLooks(line)) continue;
    for (const found of underway.problems.slice(before.problems)) playing.ofExpectations.add(found);
    for (const moment of underway.moments.slice(before.moments)) playing.ofExpectations.add(moment);
  }
};

/** The script as it stands, to be played on in a section. */
const forked = (underway: ScriptRun, section: ScriptSection, playing: SectionsPlaying): ScriptRun => {
  const { script, consequences, mostProblems, problems, moments, refused, unreadByDoing, last } = underway;
  const { play } = script;
  // What was done until here is handed on, and the branch is one more to judge and to tell of.
  play.state.budget.spend(WORK_OF_A_BRANCH + (play.recorder.steps.length >> COPIED_AT_ONCE), 'happenings');
  return {
    script: {
      ...script,
      play: { ...play, memory: null, recorder: play.recorder.fork(), stepsLeft: { ...play.stepsLeft } },
    },
    consequences: consequencesInBranch(consequences, brokenIn(playing, section)),
    mostProblems,
    problems: problems.filter(each => !playing.ofExpectations.has(each)),
    judged: [],
    answered: [],
    moments: moments.filter(each => !playing.ofExpectations.has(each)),
    refused: [...refused],
    unread: unreadByDoing,
    unreadByDoing,
    askedOf: null,
    last,
  };
};

const WORK_OF_A_BRANCH = 100;

/** As a power of two: so many steps are copied while one object is looked at. */
const COPIED_AT_ONCE = 6;

const brokenIn = ({ settings, sections }: SectionsPlaying, section: ScriptSection): readonly Problem[] =>
  settings.broken.filter(({ span }) => leadsTo(sections, section, span.start));

/** Whether a branch opens after a line, before anything else is done. */
const opensBranch = (lines: readonly (Statement | ScriptSection)[], at: number): boolean => {
  for (let i = at + 1; i < lines.length; i++) {
    const next = lines[i];
    if (next === undefined || isSection(next)) return next !== undefined;
    if (!onlyLooks(next)) return false;
  }
  return false;
};

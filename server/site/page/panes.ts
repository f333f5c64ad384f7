/** What is beside the text: the board with its path, what may be done, what the rules say, and what is wrong. */
import { allOpenings, type Picked, reasonOf } from '../../picking/allowed.ts';
import type { BoardResult, Opening, OpeningsResult } from '../../protocol.ts';
import type { Fix, Problem } from './scenario.ts';

/** The page has it. */
export const part = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no part “${id}”.`);
  return found as Kind;
};

/** What a scenario calls its units cannot turn the words around them. */
const plain = (text: string): string => text.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '\ufffd');

export const say = (text: string): void => {
  part('status').textContent = plain(text);
};

/** The picture comes from the server as text of its own making, without script, link or style sheet. */
export const showBoard = (board: BoardResult | null): void => {
  const into = part('board');
  const path = part('path');
  if (board === null) {
    into.replaceChildren(paragraph('Nothing to draw yet: a scenario has players and places.'));
    path.hidden = true;
    return;
  }
  // Its few lines of style are in the page's own sheet, which alone is allowed here.
  const picture = board.svg.replace(/<style>[^<]*<\/style>/, '');
  const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
  into.replaceChildren(document.importNode(parsed, true));
  const step = part<HTMLInputElement>('step');
  step.max = String(board.stops.length - 1);
  step.value = String(board.stop);
  path.hidden = board.stops.length < 2;
  const { text = '', rule } = board.stops[board.stop] ?? {};
  const said = board.stop === 0 ? 'The board as laid out.' : `${text}${rule === undefined ? '' : ` (CR ${rule})`}`;
  part('step-text').textContent = plain(`${board.stop} of ${board.stops.length - 1}: ${said}`);
  step.setAttribute('aria-valuetext', said);
};

/** Of what is picked up alone, if anything is. */
export const showActs = (
  found: OpeningsResult | null,
  write: (line: string) => void,
  picked?: Pick<Picked, 'lifted' | 'together'>,
): void => {
  const into = part('acts');
  if (found === null) return into.replaceChildren();
  if (picked !== undefined) return showPicked(found, picked, write);
  const { lines, instead, players } = found.openings;
  const groups = players.flatMap(({ groups: all, refused }) => [
    ...all.flatMap(({ openings, cut }) => [
      ...openings.slice(0, MOST_ACTS).map(({ line }) => actButton(line, write)),
      ...restOf(openings.slice(MOST_ACTS), write),
      ...(cut > 0 ? [paragraph(`and ${cut} more`)] : []),
    ]),
    ...(all.length === 0
      ? []
      : refused.slice(0, MOST_REFUSED).map(each => paragraph(`Not “${each.line}”: ${reasonOf(each)}`))),
  ]);
  const shared = [...lines, ...instead].map(line => actButton(line, write));
  into.replaceChildren(...shared, ...groups);
  if (into.childElementCount === 0) into.replaceChildren(paragraph('Nothing, at this line.'));
};

/** With the reason. */
export const showNoActs = (why: string): void => part('acts').replaceChildren(paragraph(why));

const showPicked = (
  found: OpeningsResult,
  { lifted, together }: Pick<Picked, 'lifted' | 'together'>,
  write: (line: string) => void,
): void => {
  const [first, ...more] = lifted;
  const openings =
    more.length > 0 ? (together?.openings ?? []) : allOpenings(found).filter(each => each.objects[0] === first);
  const refused =
    more.length > 0
      ? (together?.refused ?? [])
      : found.openings.players.flatMap(each => each.refused.filter(({ objects }) => objects[0] === first));
  part('acts').replaceChildren(
    ...openings.slice(0, MOST_ACTS).map(({ line }) => actButton(line, write)),
    ...refused.slice(0, MOST_REFUSED).map(each => paragraph(`Not “${each.line}”: ${reasonOf(each)}`)),
  );
};

/** Shown where they are wanted. */
const restOf = (openings: readonly Opening[], write: (line: string) => void): readonly HTMLElement[] => {
  if (openings.length === 0) return [];
  const more = button(`Show ${openings.length} more`, () => {
    const made = openings.map(({ line }) => actButton(line, write));
    more.replaceWith(...made);
    made[0]?.focus();
  });
  return [more];
};
const MOST_ACTS = 24;
const MOST_REFUSED = 4;

export const showVerdict = (text: string | null): void => {
  const lines = text === null ? [] : text.split('\n');
  part('verdict').replaceChildren(
    ...(lines.length === 0
      ? [item('Write what you expect, such as “expect Wall is dead”.', 'none')]
      : lines.map(line => item(line))),
  );
};

export interface ProblemShown {
  readonly problem: Problem;
  readonly fixes: readonly Fix[];
}

export interface ProblemActs {
  readonly goTo: (problem: Problem) => void;
  readonly fix: (fix: Fix) => void;
}

export const showProblems = (all: readonly ProblemShown[], { goTo, fix }: ProblemActs): void => {
  part('problems').replaceChildren(
    ...(all.length === 0
      ? [item('None.', 'none')]
      : all.map(({ problem, fixes }) => {
          const shown = item('', KINDS[(problem.severity ?? 1) - 1] ?? 'error');
          const link = document.createElement('a');
          link.href = '#text';
          link.textContent = `Line ${problem.range.start.line + 1}`;
          link.addEventListener('click', event => {
            event.preventDefault();
            goTo(problem);
          });
          shown.append(link, ` ${plain(problem.message)} `, ...fixes.map(each => button(each.title, () => fix(each))));
          return shown;
        })),
  );
};
const KINDS = ['error', 'warning', 'information', 'hint'] as const;

export const item = (text: string, className = ''): HTMLElement => {
  const made = document.createElement('li');
  made.textContent = plain(text);
  made.className = className;
  return made;
};

export const paragraph = (text: string): HTMLElement => {
  const made = document.createElement('p');
  made.textContent = plain(text);
  return made;
};

/** Its line is what it is known by. */
const actButton = (line: string, write: (line: string) => void): HTMLElement => {
  const made = button(line, () => write(line));
  made.dataset.act = line;
  return made;
};

export const button = (text: string, press: () => void): HTMLElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = plain(text);
  made.addEventListener('click', press);
  return made;
};

/** The board's window: shows what the extension sends, and reports what is pressed. It runs in a browser and knows no rules. */
import { dragging } from '../../../server/picking/dragging.ts';
import type { BoardAnswer, BoardResult, BoardStop } from '../../../server/protocol.ts';
import type { WindowMessage, WindowRequest } from '../messages.ts';
import { button, find, focusAgain } from './elements.ts';
import { heldSign } from './heldSign.ts';
import { menuAt } from './menus.ts';
import { openingsView } from './openings.ts';
import { draw, film, stopFilm } from './picture.ts';
import { keyOf, printedView } from './printed.ts';
import { puzzleInWindow } from './puzzle.ts';
import { say } from './texts.ts';

declare const acquireVsCodeApi: () => { postMessage(request: WindowRequest): void };

const editor = acquireVsCodeApi();
const ask = (request: WindowRequest): void => editor.postMessage(request);

const picture = find('picture', HTMLDivElement);
const state = find('state', HTMLParagraphElement);
const name = find('name', HTMLHeadingElement);
const path = find('path', HTMLInputElement);
const place = find('place', HTMLSpanElement);
const step = find('step', HTMLParagraphElement);
const footer = find('footer', HTMLElement);
const ruleset = find('ruleset', HTMLSelectElement);
const kept = find('kept', HTMLDivElement);
const play = find('play', HTMLButtonElement);
const buttons = {
  first: find('first', HTMLButtonElement),
  back: find('back', HTMLButtonElement),
  next: find('next', HTMLButtonElement),
  last: find('last', HTMLButtonElement),
};

const openings = openingsView(picture, ask);
dragging(picture, openings);
const puzzle = puzzleInWindow(ask, () => openings.reveal(puzzle.isSolutionOpen()));
const printed = printedView(picture, find('printed', HTMLElement), footer);

let board: BoardResult | undefined;
let playing: ReturnType<typeof setInterval> | undefined;
let isPinnedNow = false;
/** Between two steps as they are played, in seconds. */
let speed = 1.2;

addEventListener('message', ({ data }: MessageEvent<WindowMessage>) => {
  if (data.kind === 'board') show(data);
  else if (data.kind === 'openings') openings.show(data);
  else if (data.kind === 'puzzle') puzzle.show(data.puzzle);
  else if (data.kind === 'judged') openings.judged(data.judged, data.isOver ? 'over' : 'partial');
  else if (data.kind === 'openingsLate') openings.late(data.why);
  else if (data.kind === 'assignment') openings.assignment(data.assignment);
  else if (data.kind === 'together') openings.together(data.objects, data.found);
  else if (data.kind === 'cardOpenings') openings.card(data);
  else if (data.kind === 'refused') openings.refuse(data);
  else if (data.kind === 'cardNames') openings.cardNames(data.names);
  else if (data.kind === 'message') openings.announce(data.text);
  else if (data.kind === 'draw')
    draw(data.svg, data.as, ask).then(openings.announce, () => openings.announce(say('notDrawn')));
  else if (data.kind === 'film') film(data, ask).catch(() => ask({ kind: 'gif', data: '' }));
  else if (data.kind === 'filmStop') stopFilm();
  else if (data.kind === 'stale') setStale(data);
  else setEmpty(data.why);
});

const show = ({ board: next, isPinned, unwritten }: Extract<WindowMessage, { kind: 'board' }>): void => {
  const isOther = board === undefined || board.name !== next.name;
  board = next;
  footer.hidden = false;
  const focused = keyOf(picture.contains(document.activeElement) ? document.activeElement : null);
  name.textContent = next.name === '' ? say('nameless') : next.name;
  picture.classList.remove('stale');
  state.classList.toggle('stale', next.isBroken);
  puzzle.offer(next.puzzle);
  state.textContent = next.isBroken ? say('notUnderstood', next.after + 1) : whereOf(next, { isPinned, unwritten });
  isPinnedNow = isPinned;
  picture.replaceChildren(svgOf(next.svg));
  printed.tell(next.printed);
  openings.light();
  if (focused !== undefined)
    focusAgain([...picture.querySelectorAll<SVGElement>('[tabindex]')].find(each => keyOf(each) === focused));
  path.max = `${next.stops.length - 1}`;
  path.value = `${next.stop}`;
  const said = next.stops[next.stop];
  path.setAttribute('aria-valuetext', said === undefined || said.text === '' ? say('laidOut') : said.text);
  place.textContent = say('stopOf', next.stop, next.stops.length - 1);
  step.replaceChildren(...stepParts(said, unwritten?.line), ...next.answers.flatMap(answerParts));
  buttons.first.disabled = next.stop === 0;
  buttons.back.disabled = next.stop === 0;
  buttons.next.disabled = next.stop === next.stops.length - 1;
  buttons.last.disabled = buttons.next.disabled;
  ruleset.hidden = next.rulesets.length < 2;
  ruleset.replaceChildren(...next.rulesets.map(each => new Option(each, each, false, each === next.ruleset)));
  if (isOther || buttons.next.disabled) pause();
};

type Whether = Pick<Extract<WindowMessage, { kind: 'board' }>, 'isPinned' | 'unwritten'>;

/** What a puzzle that is played expects is its goal, which is told by itself. */
const whereOf = (next: BoardResult, { isPinned, unwritten }: Whether): string => {
  if (unwritten?.as === 'played') return say('notInText');
  if (unwritten !== null) return say('outcome', unwritten.line + 1);
  const where = next.stop === 0 ? say('laidOut') : say('afterLine', next.after + 1);
  return [isPinned ? say('pinned', where) : where, ...verdictOf(next)].join(' · ');
};

/** Whether what the scenario expects holds, or what is wrong otherwise. */
const verdictOf = (board: BoardResult): readonly string[] => {
  const { status, withoutText } = board;
  const { holding, all } = board.expectations;
  return [
    ...(all === 0 ? [] : [`${heldSign(board)}${say('holding', holding, all)}`]),
    ...((status === 'failed' || status === 'invalid') && holding === all ? [`✗ ${say('mistaken')}`] : []),
    ...(withoutText.length === 0 ? [] : [`⚠ ${say('withoutText', withoutText.join('; '))}`]),
  ];
};

/** The picture is well-formed XML of ours: parsed as that, nothing in it can become anything else. */
const svgOf = (svg: string): Node => {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  documentElement.removeAttribute('height');
  return document.importNode(documentElement, true);
};

/** The step's sentence, its rule as a link, and the line that led to it. `lastWritten`: below it, nothing stands in the text. */
const stepParts = (said: BoardStop | undefined, lastWritten = Number.POSITIVE_INFINITY): readonly (string | Node)[] => {
  if (said === undefined || said.text === '') return [say('noStep')];
  return [
    `${said.text} `,
    ...(said.rule === undefined
      ? []
      : [said.uri === undefined ? said.rule : link(`CR ${said.rule}`, { kind: 'page', uri: said.uri })]),
    ...(said.by > lastWritten ? [] : [' · ', link(say('line', said.by + 1), { kind: 'line', line: said.by })]),
    ...(said.note === undefined ? [] : [document.createElement('br'), said.note]),
  ];
};

/** What a line asks here, on a line of its own: the question, the answer with its rule, why, and the line. */
const answerParts = ({ line, question, answer, rule, uri, message }: BoardAnswer): readonly (string | Node)[] => {
  const reply = document.createElement('strong');
  reply.textContent = answer;
  return [
    document.createElement('br'),
    `${question} `,
    reply,
    ...(rule === undefined || uri === undefined ? [] : [' ', link(`CR ${rule}`, { kind: 'page', uri })]),
    ...(message === '' ? [] : [` · ${message}`]),
    ' · ',
    link(say('line', line + 1), { kind: 'line', line }),
  ];
};

const link = (text: string, request: WindowRequest): HTMLAnchorElement => {
  const found = document.createElement('a');
  found.href = '#';
  found.textContent = text;
  found.addEventListener('click', event => {
    event.preventDefault();
    ask(request);
  });
  return found;
};

const setStale = ({ why, isLate }: Extract<WindowMessage, { kind: 'stale' }>): void => {
  if (isLate !== true) pause();
  if (board === undefined) return setEmpty(why);
  picture.classList.add('stale');
  state.classList.add('stale');
  state.textContent = why;
};

const setEmpty = (why: string): void => {
  pause();
  openings.hide();
  board = undefined;
  footer.hidden = true;
  const said = Object.assign(document.createElement('p'), { textContent: why });
  for (const each of [name, state]) each.textContent = '';
  printed.tell([]);
  puzzle.offer(null);
  picture.replaceChildren(
    said,
    button(say('start'), () => ask({ kind: 'start' })),
  );
};

/** Keeps the current board beside whatever is shown later: before and after, or one edition against another. */
const compare = (): void => {
  const svg = kept.hidden ? picture.querySelector('svg') : null;
  const caption = document.createElement('p');
  caption.textContent = say('kept', board?.name ?? '', state.textContent ?? '', board?.ruleset ?? '');
  kept.replaceChildren(...(svg === null ? [] : [caption, svg.cloneNode(true)]));
  kept.hidden = svg === null;
  ask({ kind: 'resized', width: picture.clientWidth });
};

const goTo = (stop: number): void => {
  if (board === undefined) return;
  const to = Math.max(0, Math.min(stop, board.stops.length - 1));
  if (to !== board.stop) ask({ kind: 'stop', stop: to });
};
const by = (steps: number): void => goTo((board?.stop ?? 0) + steps);

const pause = (): void => {
  clearInterval(playing);
  playing = undefined;
  play.setAttribute('aria-pressed', 'false');
};
const toggle = (): void => {
  if (playing !== undefined || board === undefined) return pause();
  if (board.stop === board.stops.length - 1) goTo(0);
  play.setAttribute('aria-pressed', 'true');
  playing = setInterval(() => by(1), speed * 1000);
};

const setSpeed = (seconds: number): void => {
  speed = seconds;
  if (playing === undefined) return;
  pause();
  toggle();
};

path.addEventListener('input', () => goTo(Number(path.value)));
buttons.first.addEventListener('click', () => goTo(0));
buttons.back.addEventListener('click', () => by(-1));
buttons.next.addEventListener('click', () => by(1));
buttons.last.addEventListener('click', () => goTo(Number.MAX_SAFE_INTEGER));
play.addEventListener('click', toggle);
menuAt('view', [
  [
    {
      text: say('pin'),
      title: say('pinTitle'),
      isChecked: () => isPinnedNow,
      press: () => ask({ kind: 'pin', isPinned: !isPinnedNow }),
    },
    { text: say('compare'), title: say('compareTitle'), isChecked: () => !kept.hidden, press: compare },
  ],
  [0.5, 1.2, 2.5, 5].map(seconds => ({
    text: say('pause', seconds),
    isChecked: () => speed === seconds,
    isChoice: true,
    press: () => setSpeed(seconds),
  })),
]);
menuAt('share', [
  [
    { text: say('copyVerdict'), title: say('copyVerdictTitle'), press: () => ask({ kind: 'verdict', as: 'copy' }) },
    {
      text: say('copyVerdictAs'),
      title: say('copyVerdictAsTitle'),
      press: () => ask({ kind: 'verdict', as: 'choose' }),
    },
    { text: say('largeVerdict'), press: () => ask({ kind: 'verdict', as: 'large' }) },
  ],
  [
    { text: say('ruling'), title: say('rulingTitle'), press: () => ask({ kind: 'ruling' }) },
    { text: say('link'), title: say('linkTitle'), press: () => ask({ kind: 'link' }) },
  ],
  [
    { text: say('copyPicture'), press: () => ask({ kind: 'picture', as: 'copy', with: 'nothing' }) },
    {
      text: say('copyPictureWithLink'),
      title: say('pictureWithLinkTitle'),
      press: () => ask({ kind: 'picture', as: 'copy', with: 'link' }),
    },
    { text: say('saveSvg'), press: () => ask({ kind: 'picture', as: 'svg', with: 'nothing' }) },
    { text: say('savePng'), press: () => ask({ kind: 'picture', as: 'png', with: 'nothing' }) },
    { text: say('savePath'), title: say('savePathTitle'), press: () => ask({ kind: 'path' }) },
  ],
]);
ruleset.addEventListener('change', () => ask({ kind: 'ruleset', ruleset: ruleset.value }));

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => by(-1),
  ArrowRight: () => by(1),
  Home: () => goTo(0),
  End: () => goTo(Number.MAX_SAFE_INTEGER),
  ' ': toggle,
  Backspace: () => ask({ kind: 'takeBack' }),
};
addEventListener('keydown', event => {
  const { target, key } = event;
  const isControl = target instanceof HTMLElement && /^(INPUT|SELECT|BUTTON|A)$/.test(target.tagName);
  const act = KEYS[key];
  if (act === undefined || isControl || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});

let resizing: ReturnType<typeof setTimeout> | undefined;
addEventListener('resize', () => {
  clearTimeout(resizing);
  resizing = setTimeout(() => ask({ kind: 'resized', width: picture.clientWidth }), 100);
});
addEventListener('focus', () => ask({ kind: 'focused' }));
ask({ kind: 'ready', width: picture.clientWidth });

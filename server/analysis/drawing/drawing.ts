/** A scene as a picture: one pure function, for the board view, pages, the command line, exports and tests alike. */
import { addAll, largestOf } from '../../../engine/lists.ts';
import type { Scene } from '../scene/scene.ts';
import { notAsWritten } from '../verdict/notAsWritten.ts';
import { type Box, GAP } from './box.ts';
import type { Drawn } from './cards.ts';
import { chainStack, question } from './chain.ts';
import { sceneLabel } from './labels.ts';
import { linkCode } from './linkCode.ts';
import { battlefield, battlefieldPanel } from './places.ts';
import { playerArea } from './players.ts';
import { colour, element, group, rendered, type Svg, written } from './svg.ts';
import { lines } from './texts.ts';
import { type Colour, type Follows, painter, type Theme } from './theme.ts';

export interface DrawingOptions {
  /** In pixels; below 640 everything is in one column. Default 960. */
  readonly width?: number;
  /** Default dark. */
  readonly theme?: Theme;
  /** Whose colours it has. Default: those of the theme. */
  readonly follows?: Follows;
  /** The cards whose text does not run: a picture that stands alone says so below the board. Default: none. */
  readonly withoutText?: readonly string[];
  /** How many of the lines that led to the board are in error, and so are no part of it. Default: none. */
  readonly refused?: number;
  /** A sentence below the board. Default: none. */
  readonly caption?: string;
  /** In large letters above the board. Default: none. */
  readonly title?: string;
  /** Sentences below the board and its caption. Default: none. */
  readonly verdict?: readonly string[];
  /** The rows of the QR code of its link, below all of it. Default: none. */
  readonly code?: readonly (readonly boolean[])[];
}

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Without quotation marks and variables, which the library that makes a PNG of it does not read: it would take any font. */
const FONTS = 'system-ui, Segoe UI, Noto Sans, DejaVu Sans, Arial, sans-serif';

const NARROW = 640;
const LEAST = 280;
const MARGIN = 12;
const CHAIN = 220;

/**
 * The height follows from the scene and the width; a width below 280 is drawn as 280. The same scene and options give
 * the same picture.
 */
export const drawScene = (
  scene: Scene,
  {
    width: asked = 960,
    theme = 'dark',
    follows = 'theme',
    withoutText = [],
    refused = 0,
    caption = '',
    title = '',
    verdict = [],
    code = [],
  }: DrawingOptions = {},
): Picture => {
  const width = Math.max(LEAST, Math.round(asked));
  const at = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN };
  const above = titleAbove(title, at);
  const body = laidOut(scene, { ...at, y: at.y + above.height }, width < NARROW ? 'narrow' : 'wide');
  const below = notesBelow({ withoutText, refused, caption, verdict }, { ...at, y: at.y + above.height + body.height });
  const link = linkBelow(code, { ...at, y: at.y + above.height + body.height + below.height });
  const height = Math.ceil(above.height + body.height + below.height + link.height + 2 * MARGIN);
  const label = [title, sceneLabel(scene), caption]
    .filter(said => said !== '')
    .map(said => `${said.replace(/\.$/u, '')}.`)
    .join(' ');
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'group',
      'aria-label': label,
      'font-family': follows === 'editor' ? `var(--vscode-font-family, ${FONTS})` : FONTS,
    },
    element('title', {}, written(label)),
    element('style', {}, written(STYLE)),
    element('rect', { width, height, fill: colour('ground') }),
    above.svg,
    body.svg,
    below.svg,
    link.svg,
  );
  return { svg: rendered(svg, painter(theme, follows)), width, height };
};

const titleAbove = (title: string, at: Omit<Box, 'height'>): Drawn => {
  if (title === '') return { svg: [], height: 0 };
  const drawn = lines(title, { width: at.width, size: 22, least: 14, lines: 2 }, { x: at.x, y: at.y, weight: 'bold' });
  return { svg: [group({ class: 'title', role: 'note', 'aria-label': title }, drawn.svg)], height: drawn.height + GAP };
};

const linkBelow = (code: readonly (readonly boolean[])[], at: Omit<Box, 'height'>): Drawn =>
  code.length === 0 ? { svg: [], height: 0 } : linkCode(code, at);

/** For somebody who sees nothing but the picture: what has just happened, what came of it, and what the board is without. */
const notesBelow = (
  {
    withoutText,
    refused,
    caption,
    verdict,
  }: Required<Pick<DrawingOptions, 'withoutText' | 'refused' | 'caption' | 'verdict'>>,
  at: Omit<Box, 'height'>,
): Drawn => {
  const parts: Svg[] = [];
  let { y } = at;
  const put = (said: string, size: number, look: { readonly class: string; readonly colour: Colour }): void => {
    if (said === '') return;
    const room = { width: at.width, size, least: 10, lines: 4 };
    const drawn = lines(said, room, { x: at.x, y: y + GAP, colour: look.colour });
    parts.push(group({ class: look.class, role: 'note', 'aria-label': said }, drawn.svg));
    y += drawn.height + GAP;
  };
  put(caption, 14, { class: 'caption', colour: 'text' });
  for (const said of verdict) put(said, 14, { class: 'verdict', colour: 'text' });
  const without = withoutText.length === 0 ? '' : `Without the text of ${withoutText.join('; ')}.`;
  put(without, 12, { class: 'caveat', colour: 'quiet' });
  put(notAsWritten(refused), 12, { class: 'caveat', colour: 'quiet' });
  return { svg: parts, height: y - at.y };
};

/** Names of any script stand as they are read, whatever stands around them. */
const STYLE =
  'text{unicode-bidi:plaintext}.card:focus-visible>rect,.panel:focus-visible>rect{outline:2px solid currentColor}';

/** A narrow picture has everything in one column. */
type BoardSize = 'narrow' | 'wide';

const laidOut = (scene: Scene, at: Omit<Box, 'height'>, size: BoardSize): Drawn => {
  const parts: Svg[] = [];
  let { y } = at;
  const put = (drawn: Drawn): void => {
    parts.push(drawn.svg);
    if (drawn.height > 0) y += drawn.height + GAP;
  };
  put(header(scene, at));
  put(question(scene, { ...at, y }));
  const hasChain = scene.chain.length > 0;
  if (hasChain && size === 'wide') {
    const chain = chainStack(scene, { x: at.x + at.width - CHAIN, y, width: CHAIN });
    const board = table(scene, { ...at, y, width: at.width - CHAIN - GAP }, size);
    parts.push(chain.svg, board.svg);
    return { svg: parts, height: y + Math.max(chain.height, board.height) - at.y };
  }
  put(chainStack(scene, { ...at, y }));
  const board = table(scene, { ...at, y }, size);
  parts.push(board.svg);
  return { svg: parts, height: y + board.height - at.y };
};

const header = (scene: Scene, at: Omit<Box, 'height'>): Drawn => {
  const right = `Edition ${scene.ruleset}`;
  const beside = 130;
  const said = lines(
    sceneLabel(scene),
    { width: at.width - beside, size: 18, least: 12, lines: 2 },
    { x: at.x, y: at.y, weight: 'bold' },
  );
  const edition = lines(
    right,
    { width: beside - GAP, size: 12, least: 9, lines: 2 },
    { x: at.x + at.width, y: at.y + 4, anchor: 'end', colour: 'quiet' },
  );
  return { svg: [said.svg, edition.svg], height: Math.max(said.height, edition.height + 4) };
};

/** The first player sits at the bottom, the others at the top, the battlefields between them. */
const table = (scene: Scene, at: Omit<Box, 'height'>, size: BoardSize): Drawn => {
  const [first, ...others] = scene.players;
  const parts: Svg[] = [];
  let { y } = at;
  const columns = size === 'narrow' ? 1 : Math.min(2, others.length);
  for (let from = 0; from < others.length; from += columns) {
    const row = others.slice(from, from + columns);
    const width = (at.width - (row.length - 1) * GAP) / row.length;
    const drawn = row.map((player, index) => playerArea(scene, player, { x: at.x + index * (width + GAP), y, width }));
    addAll(
      parts,
      drawn.map(({ svg }) => svg),
    );
    y += largestOf(drawn.map(({ height }) => height)) + GAP;
  }
  const places = battlefields(scene, { ...at, y }, size);
  parts.push(places.svg);
  y += places.height;
  if (first !== undefined) {
    const own = playerArea(scene, first, { ...at, y });
    parts.push(own.svg);
    y += own.height;
  }
  return { svg: parts, height: y - at.y };
};

/** At most three beside each other. */
const MOST_COLUMNS = 3;

const battlefields = (scene: Scene, at: Omit<Box, 'height'>, size: BoardSize): Drawn => {
  const { battlefields: all } = scene;
  const columns = size === 'narrow' ? 1 : Math.min(MOST_COLUMNS, Math.max(1, all.length));
  const width = (at.width - (columns - 1) * GAP) / columns;
  const parts: Svg[] = [];
  let { y } = at;
  for (let from = 0; from < all.length; from += columns) {
    const row = all.slice(from, from + columns).map((place, index) => {
      const box = { x: at.x + index * (width + GAP), y, width };
      return { place, box, drawn: battlefield(scene, place, box) };
    });
    const height = largestOf(row.map(({ drawn }) => drawn.height));
    parts.push(
      group({}, ...row.map(({ place, box, drawn }) => battlefieldPanel(scene, place, { ...box, height }, drawn.svg))),
    );
    y += height + GAP;
  }
  return { svg: parts, height: y - at.y };
};

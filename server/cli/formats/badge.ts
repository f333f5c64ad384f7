/** The result of a check as a badge for a page: a picture of our own, or what an endpoint badge of Shields.io reads. */
import { extname } from 'node:path';
import { inFigures } from '../../../engine/bounds.ts';
import { escapeXml, jsonText } from '../../analysis/text/printable.ts';
import type { UnreadPath } from '../check/read.ts';
import { type CheckTally, isWrong, scenariosIn } from '../check/tally.ts';
import type { CommandOptions } from '../command.ts';
import { CannotWork, type Io } from '../io.ts';
import { writeOutput } from '../writeOutput.ts';
import type { Format } from './format.ts';
import { counted } from './style.ts';

const LABEL = 'Riftbench';

interface Badge {
  readonly message: string;
  readonly mood: keyof typeof COLOURS;
}

/** White on each of them, and on that of the label, has a contrast of 4.5 to 1 or more. */
const COLOURS = {
  good: { picture: '#1a7f37', shields: 'brightgreen' },
  bad: { picture: '#b42318', shields: 'red' },
  empty: { picture: '#57606a', shields: 'lightgrey' },
} as const;
const LABEL_COLOUR = '#24292f';

/** The file that `--badge` names; none where it is not asked for. Throws `CannotWork` for another kind of file, and for a shard. */
export const badgePath = (options: CommandOptions): string | undefined => {
  const path = options.value('badge');
  if (path === undefined) return undefined;
  if (!/^\.(?:svg|json)$/i.test(extname(path)))
    throw new CannotWork(`--badge needs a name in .svg or .json, not "${path}".`);
  if (options.has('shard'))
    throw new CannotWork('--badge is about the whole, not about a shard: give it to check --merge.');
  return path;
};

export const badgeFile = (path: string, io: Io): Format => ({
  begin: () => undefined,
  file: () => undefined,
  end: (tally, unread) => writeBadge(path, { tally, unread }, io),
});

export const writeBadge = (
  path: string,
  { tally, unread }: { readonly tally: CheckTally; readonly unread: readonly UnreadPath[] },
  io: Io,
): void => {
  const badge = badgeOf(tally, unread.length);
  writeOutput(path, extname(path).toLowerCase() === '.svg' ? picture(badge) : endpoint(badge), io);
};

/** What is wrong comes first; what was not read could be. */
const badgeOf = (tally: CheckTally, unread: number): Badge => {
  const { failed, undecided, invalid, passed } = tally.statuses;
  const wrong = failed + undecided + invalid;
  const all = inFigures(scenariosIn(tally));
  if (wrong > 0) return { message: `${inFigures(wrong)} of ${all} not passed`, mood: 'bad' };
  if (isWrong(tally)) return { message: counted(tally.severities.error, 'error'), mood: 'bad' };
  if (unread > 0) return { message: `${inFigures(unread)} not read`, mood: 'bad' };
  return passed > 0
    ? { message: `${inFigures(passed)} passed`, mood: 'good' }
    : { message: 'no scenarios', mood: 'empty' };
};

/** As https://shields.io/badges/endpoint-badge describes it. */
const endpoint = ({ message, mood }: Badge): string => {
  const color = COLOURS[mood].shields;
  return `${jsonText({ schemaVersion: 1, label: LABEL, message, color, ...(mood === 'bad' ? { isError: true } : {}) })}\n`;
};

/** In pixels. A text is stretched to the width that is reckoned for it, whatever letters the reader's system has. */
const [LETTER, MARGIN, HEIGHT] = [6.1, 7, 20];

const picture = ({ message, mood }: Badge): string => {
  const parts = [LABEL, message].map(text => ({ text: escapeXml(text), wide: Math.round(text.length * LETTER) }));
  const [left = 0, right = 0] = parts.map(({ wide }) => wide + 2 * MARGIN);
  const name = escapeXml(`${LABEL}: ${message}`);
  const words = parts.map(
    ({ text, wide }, at) => `<text x="${at * left + MARGIN}" y="14" textLength="${wide}">${text}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${name}">
<title>${name}</title>
<clipPath id="corners"><rect width="${left + right}" height="${HEIGHT}" rx="3"/></clipPath>
<g clip-path="url(#corners)">
<rect width="${left}" height="${HEIGHT}" fill="${LABEL_COLOUR}"/>
<rect x="${left}" width="${right}" height="${HEIGHT}" fill="${COLOURS[mood].picture}"/>
</g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">
${words.join('\n')}
</g>
</svg>
`;
};

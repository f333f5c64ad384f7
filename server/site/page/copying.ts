/** What is taken out of the page, in the form that is chosen: an answer for a chat, a ruling, a picture, a frame for another page. */

import { gifInBrowser, pngOf } from '../../pixels/inBrowser.ts';
import { type BoardResult, VERDICT_FORMS, type VerdictForm } from '../../protocol.ts';
import { BASE } from './beginning.ts';
import { keep, kept } from './kept.ts';
import { part, say } from './panes.ts';
import type { OpenScenario } from './scenario.ts';
import { theme } from './starting.ts';

/** As the list of forms has them. `frame`: the HTML that shows the scenario in another page. */
type CopyForm = VerdictForm | 'picture' | 'path' | 'frame';

export interface Taken {
  readonly scenario: () => OpenScenario | undefined;
  readonly line: () => number;
  readonly board: () => BoardResult | null;
  /** Shows what went wrong. */
  readonly told: (work: Promise<void>) => Promise<void>;
}

/** Where a link made here leads to. */
const ADDRESS = new URL(location.pathname, location.href).href;

export const letCopy = ({ scenario, line, board, told }: Taken): void => {
  const form = part<HTMLSelectElement>('form');
  const last = kept('form');
  form.value = FORMS.find(each => each === last) ?? 'short';
  form.addEventListener('change', () => keep('form', form.value));
  part('copy-link').addEventListener('click', () => void told(copyLink(scenario(), line())));
  part('copy-answer').addEventListener('click', () => {
    const [open, shown] = [scenario(), board()];
    if (open === undefined || shown === null) return;
    void told(copyAs(form.value as CopyForm, open, { line: line(), shown }));
  });
};

/** Nothing can be taken out while there is nothing. */
export const enableCopying = (isThere: boolean): void => {
  for (const id of ['copy-link', 'copy-answer', 'form'])
    part<HTMLButtonElement | HTMLSelectElement>(id).disabled = !isThere;
};

const copyLink = async (scenario: OpenScenario | undefined, line: number): Promise<void> => {
  const made = await scenario?.link(line, ADDRESS);
  if (made === undefined || made === null) return;
  history.replaceState(null, '', made.link);
  await copied(made.link, 'Link copied.');
  if (made.warning !== undefined) say(`Link copied. ${made.warning}`);
};

interface Place {
  readonly line: number;
  readonly shown: BoardResult;
}

const copyAs = async (form: CopyForm, scenario: OpenScenario, { line, shown }: Place): Promise<void> => {
  switch (form) {
    case 'picture':
      return copyPicture(scenario, { line, shown });
    case 'path':
      return savePath(scenario, { line, shown });
    case 'frame':
      return copyFrame(scenario, line);
    default: {
      const verdict = await scenario.verdict(line, { form, address: ADDRESS });
      if (verdict === null) return;
      const said = form === 'markdown' ? 'Ruling copied.' : 'Answer copied.';
      await copied(verdict.text, said);
      if (verdict.warning !== undefined) say(`${said} ${verdict.warning}`);
    }
  }
};

const copied = async (text: string, said: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
  say(said);
};

/** In pixels: what a chat shows in full. */
const WIDTH = 800;

const looks = ({ stop, ruleset }: BoardResult) => ({ stop, ruleset, width: WIDTH, theme: theme() });

const copyPicture = async (scenario: OpenScenario, { line, shown }: Place): Promise<void> => {
  const png = scenario.board({ line, ...looks(shown), withLink: ADDRESS }).then(found => {
    if (found === null) throw new Error('there is no scenario at the cursor');
    return pngOf(found.svg);
  });
  // Some browsers take a picture only while they know who asked for it: as the promise of one.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
  say('Picture copied.');
};

const savePath = async (scenario: OpenScenario, { line, shown }: Place): Promise<void> => {
  const path = await scenario.boardPath({ line, ...looks(shown), as: 'frames' });
  if (path === null) return;
  if ('why' in path) return say(path.why);
  const gif = await gifInBrowser(path, steps => {
    say(`Drawing the moving picture: ${steps} of ${path.pictures.length}`);
    return true;
  });
  if (gif === null) return;
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([gif], { type: 'image/gif' }));
  file.download = `${path.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'scenario'}.gif`;
  file.click();
  URL.revokeObjectURL(file.href);
  say(`Moving picture saved: ${file.download}`);
};

const copyFrame = async (scenario: OpenScenario, line: number): Promise<void> => {
  const made = await scenario.link(line, new URL('embed.html', BASE).href);
  if (made === null) return;
  // A link has no sign in it that would end an attribute.
  const frame = `<iframe src="${made.link}" title="${FRAME_TITLE}" width="100%" height="640"></iframe>`;
  await copied(frame, 'Frame copied.');
};
const FRAME_TITLE = 'A scenario of Riftbound, run by its rules';

const FORMS: readonly string[] = [...VERDICT_FORMS, 'picture', 'path', 'frame'] satisfies readonly CopyForm[];

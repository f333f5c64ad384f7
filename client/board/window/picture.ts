/** The picture as PNG, and the way there as GIF: drawn by the browser itself. */
import { base64, gifInBrowser, pngOf } from '../../../server/pixels/inBrowser.ts';
import type { WindowMessage, WindowRequest } from '../messages.ts';
import { say } from './texts.ts';

type Ask = (request: WindowRequest) => void;

/** Says what came of it. */
export const draw = async (svg: string, as: 'png' | 'copy', ask: Ask): Promise<string> => {
  const png = await pngOf(svg);
  if (as === 'copy') {
    await focused();
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return say('copied');
  }
  ask({ kind: 'png', data: base64(new Uint8Array(await png.arrayBuffer())) });
  return '';
};

/** The clipboard takes nothing from a window without the focus, which comes a moment after it was asked for. */
const focused = async (): Promise<void> => {
  const end = Date.now() + LONGEST_WITHOUT_FOCUS;
  while (!document.hasFocus() && Date.now() < end) {
    focus();
    await new Promise(done => setTimeout(done, 50));
  }
};

/** In milliseconds. */
const LONGEST_WITHOUT_FOCUS = 3000;

/** Which moving picture is drawn, counted: a later one, or a stop, ends the earlier. */
let films = 0;

export const stopFilm = (): void => {
  films += 1;
};

export const film = async (of: Extract<WindowMessage, { readonly kind: 'film' }>, ask: Ask): Promise<void> => {
  stopFilm();
  const mine = films;
  const gif = await gifInBrowser(of, steps => {
    ask({ kind: 'filmed', steps });
    return mine === films;
  });
  if (gif !== null) ask({ kind: 'gif', data: base64(gif) });
};

/**
 * What pages of a site do where scripts run: a scenario is tried on its page, and looking up goes without asking the host. Without
 * this, both are links.
 */

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : document.baseURI;
const SITE = new URL('.', own);

/** Its board in a frame, in the place of the pictures; pressed again, they come back. */
const tryHere = (figure: HTMLElement): void => {
  const { link = '' } = figure.dataset;
  const acts = figure.querySelector('.acts');
  if (acts === null || link === '') return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = TRY;
  button.setAttribute('aria-expanded', 'false');
  let frame: HTMLIFrameElement | undefined;
  button.addEventListener('click', () => {
    if (frame === undefined) {
      frame = document.createElement('iframe');
      frame.title = figure.querySelector('figcaption strong')?.textContent ?? 'The scenario';
      frame.src = `${new URL('try/embed.html', SITE).href}${link}`;
      figure.querySelector('figcaption')?.after(frame);
    } else {
      frame.remove();
      frame = undefined;
    }
    for (const board of figure.querySelectorAll<HTMLElement>('.board, .then, .sideways'))
      board.hidden = frame !== undefined;
    button.textContent = frame === undefined ? TRY : 'Back to the pictures';
    button.setAttribute('aria-expanded', String(frame !== undefined));
  });
  acts.prepend(button, ' ');
};
const TRY = 'Step through it here';

for (const figure of document.querySelectorAll<HTMLElement>('figure.scenario')) tryHere(figure);

const search = document.querySelector<HTMLFormElement>('form[role="search"]');
search?.addEventListener('submit', event => {
  event.preventDefault();
  const words = search.querySelector('input')?.value ?? '';
  location.href = `${new URL('try/look-up.html', SITE).href}#q=${encodeURIComponent(words)}`;
});

// A module of its own: its names are nobody else's.
export {};

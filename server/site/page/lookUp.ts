/** Looking up in words: the search of the rule book, run in this page. What is looked for stands behind the “#”, which is not sent to a host. */
import { LOOK_UP, type LookUpItem } from '../../protocol.ts';
import { part, say } from './panes.ts';
import { request, type Server } from './rpc.ts';
import { failureText, keepForLater, startedServer } from './starting.ts';

const words = part<HTMLInputElement>('words');
/** In milliseconds: while somebody types. */
const SETTLE = 120;
const MOST = 30;

let server: Server | undefined;
let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const told = (work: Promise<void>): Promise<void> => work.catch((error: unknown) => say(failureText(error)));

const lookedUp = async (): Promise<void> => {
  if (server === undefined) return;
  asked += 1;
  const mine = asked;
  const said = words.value.trim();
  history.replaceState(
    null,
    '',
    said === '' ? location.pathname : `${location.pathname}#q=${encodeURIComponent(said)}`,
  );
  if (said === '') {
    part('found').replaceChildren();
    return say('Type a number, words, or a question.');
  }
  const { items, meant, notes, edition } = await request(server, LOOK_UP, { words: said, limit: MOST });
  if (mine !== asked) return;
  const count =
    items.length === 1 ? 'One result' : `${items.length === MOST ? `The first ${MOST}` : items.length} results`;
  say(
    [...notes, meant === undefined ? '' : `Looked for “${meant}”.`, `${count}, in edition ${edition}.`]
      .join(' ')
      .trim(),
  );
  part('found').replaceChildren(...items.map(itemShown));
};

const itemShown = ({ title, excerpt, citation, uri, marks, doubt, kind }: LookUpItem): HTMLElement => {
  const shown = document.createElement('li');
  const link = document.createElement('a');
  link.href = uri;
  link.append(...marked(title, marks.title));
  const about = document.createElement('p');
  about.append(...marked(excerpt, marks.excerpt));
  const cited = document.createElement('p');
  cited.className = 'cited';
  cited.textContent = [KINDS[kind] ?? '', citation, doubt ?? ''].filter(each => each !== '').join(' · ');
  shown.append(link, about, cited);
  return shown;
};

const KINDS: Readonly<Record<string, string>> = { faq: 'FAQ', ruling: 'Ruling', card: 'Card', keyword: 'Keyword' };

const marked = (text: string, marks: readonly (readonly [number, number])[]): readonly (string | Node)[] => {
  const parts: (string | Node)[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at) continue;
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    parts.push(text.slice(at, from), mark);
    at = to;
  }
  return [...parts, text.slice(at)];
};

const wordsInAddress = (): string => {
  const { hash, searchParams } = new URL(location.href);
  const said = new URLSearchParams(hash.slice(1)).get('q') ?? searchParams.get('q') ?? '';
  return said.slice(0, 400);
};

const started = async (): Promise<void> => {
  ({ server } = await startedServer(
    () => undefined,
    () => say('The rules could not be started. Load the page again.'),
  ));
  await lookedUp();
};

words.value = wordsInAddress();
if (words.value === '') words.focus();
words.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => void told(lookedUp()), SETTLE);
});
part('look-up').addEventListener('submit', event => {
  event.preventDefault();
  clearTimeout(timer);
  void told(lookedUp());
});
addEventListener('hashchange', () => {
  words.value = wordsInAddress();
  void told(lookedUp());
});
void told(started()).then(keepForLater);

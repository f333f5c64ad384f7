/** A combat in one line: settled as it is typed, the outcome first; what it comes from is folded below. */
import type { CombatReply } from '../../protocol.ts';
import { button, item, paragraph, part, say } from './panes.ts';
import type { Server } from './rpc.ts';
import { combatSettled } from './scenario.ts';

export interface CombatTable {
  readonly server: () => Server | undefined;
  /** A scenario behind what is written. */
  readonly write: (scenario: string) => void;
  /** Shows what went wrong. */
  readonly told: (work: Promise<void>) => Promise<void>;
}

type Settled = Exclude<CombatReply, { readonly problem: unknown }>;

/** In milliseconds: nobody is told about half a word. */
const SETTLE = 150;

export const pageCombat = ({ server, write, told }: CombatTable): void => {
  const [field, said, acts] = [part<HTMLInputElement>('combat-line'), part('combat-said'), part('combat-acts')];
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (reply: CombatReply | undefined): void => {
    const isWrong = reply !== undefined && 'problem' in reply;
    field.setAttribute('aria-invalid', String(isWrong));
    const settled = reply === undefined || 'problem' in reply ? undefined : reply;
    said.replaceChildren(
      ...(isWrong ? [problemShown(reply.problem, field.value)] : []),
      ...(settled === undefined ? [] : outcomesShown(settled, write)),
    );
    acts.replaceChildren(...(settled === undefined ? [] : actsOf(settled)));
    showArithmetic(settled);
  };
  const actsOf = ({ scenario, outcomes, text }: Settled): readonly HTMLElement[] => [
    button(outcomes.length > 1 ? 'Write All as Branches of a Scenario' : 'Write as a Scenario', () => write(scenario)),
    button('Copy', () => void told(navigator.clipboard.writeText(text).then(() => say('Combat copied.')))),
  ];
  const settle = async (): Promise<void> => {
    running.abort();
    const mine = new AbortController();
    running = mine;
    const text = field.value;
    const ask = server();
    if (text.trim() === '' || ask === undefined) return show(undefined);
    try {
      const reply = await combatSettled(ask, text, mine.signal);
      if (running === mine) show(reply);
    } catch (error) {
      if (running === mine) throw error;
    }
  };
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void told(settle()), SETTLE);
  });
  part('combat-form').addEventListener('submit', event => {
    event.preventDefault();
    clearTimeout(timer);
    void told(settle());
  });
  part('combat-go').addEventListener('click', () => field.focus());
};

const problemShown = (
  { message, start, end }: Extract<CombatReply, { readonly problem: unknown }>['problem'],
  line: string,
): HTMLElement => {
  const word = line.slice(start, end).trim();
  const shown = paragraph(word === '' ? message : `At “${word}”: ${message}`);
  shown.className = 'wrong';
  return shown;
};

/** Of one alone, the title would only say so. */
const outcomesShown = (
  { title, outcomes, caveats }: Settled,
  write: (scenario: string) => void,
): readonly HTMLElement[] => {
  const list = document.createElement('ul');
  list.append(
    ...outcomes.map(({ deaths, after, scenario }) => {
      const shown = item(`${deaths}; ${after}`);
      if (outcomes.length > 1) {
        const own = button('Write This One', () => write(scenario));
        own.setAttribute('aria-label', `Write This One: ${deaths}`);
        shown.append(' ', own);
      }
      return shown;
    }),
  );
  return [
    ...(outcomes.length === 1 ? [] : [paragraph(title)]),
    ...(outcomes.length === 0 ? [] : [list]),
    ...caveats.map(paragraph),
  ];
};

const showArithmetic = (settled: Settled | undefined): void => {
  const fold = part('combat-arithmetic');
  const [rows, rules] = [part('combat-rows'), part('combat-rules')];
  fold.hidden = settled === undefined || settled.arithmetic.length === 0;
  rows.replaceChildren(...(settled?.arithmetic ?? []).map(row => item(row)));
  rules.replaceChildren(
    ...(settled?.rules ?? []).flatMap((number, at) => {
      const link = document.createElement('a');
      link.href = `look-up.html#q=${encodeURIComponent(number)}`;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = number;
      return [at === 0 ? 'Rules ' : ', ', link];
    }),
  );
};

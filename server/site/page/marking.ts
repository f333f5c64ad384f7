/** What each act keeps or loses of a puzzle's goal, as a sign and a word on its button, as it is found. */
import type { JudgedOpening, OpeningsResult } from '../../protocol.ts';
import { part } from './panes.ts';
import type { OpenScenario, Shown } from './scenario.ts';

/** Later ones end the earlier. Openings of null: nothing is marked any more. */
export type MarkActs = (place: Shown, openings: OpeningsResult | null) => Promise<void>;

export const markingActs = (scenario: () => OpenScenario | undefined): MarkActs => {
  let running = new AbortController();
  return async (place, openings) => {
    running.abort();
    const mine = new AbortController();
    running = mine;
    for (const each of actsShown()) mark(each, undefined);
    const claim = openings?.claims[0];
    if (openings === null || claim === undefined) return;
    const lines = actsShown().flatMap(({ dataset: { act } }) => act ?? []);
    const asked = { ...place, ruleset: openings.openings.ruleset, claim: claim.line, openings: lines };
    const show = (judged: readonly JudgedOpening[]): void => {
      if (running !== mine) return;
      for (const each of actsShown())
        mark(
          each,
          judged.find(({ line }) => line === each.dataset.act),
        );
    };
    const known: JudgedOpening[] = [];
    const found = await scenario()
      ?.judgeOpenings(asked, mine.signal, more => {
        for (const each of more) known.push(each);
        show(known);
      })
      .catch(() => null);
    if (found != null) show(found.judged);
  };
};

const actsShown = (): readonly HTMLButtonElement[] => [
  ...part('acts').querySelectorAll<HTMLButtonElement>('button[data-act]'),
];

/** Undefined: it is not known, or not to be shown. */
const mark = (act: HTMLButtonElement, judged: JudgedOpening | undefined): void => {
  const line = act.dataset.act ?? '';
  act.querySelector('.sign')?.remove();
  act.classList.toggle('keeps', judged?.keeps === true);
  act.classList.toggle('loses', judged?.keeps === false);
  if (judged === undefined) return act.removeAttribute('aria-label');
  act.setAttribute('aria-label', `${line}: ${textOf(judged)}`);
  const sign = document.createElement('span');
  sign.className = 'sign';
  sign.setAttribute('aria-hidden', 'true');
  sign.textContent = judged.keeps ? '✓ ' : '✗ ';
  act.prepend(sign);
};

const textOf = ({ keeps, dependsOnChoices }: JudgedOpening): string => {
  if (keeps) return dependsOnChoices ? 'keeps it with the right choices' : 'keeps it';
  return dependsOnChoices ? 'loses it with some choices' : 'loses it';
};

/** What a result may rest on beside the rules: words of cards that do not run, and what a script leaves open. */
import { listed } from '../../../engine/game/play/query.ts';
import { notRunText, quotedTexts } from '../../../engine/scenario/report/notRunText.ts';
import type { Assumption, NotRun } from '../../../engine/scenario/report/report.ts';

interface Resting {
  readonly notRun: readonly NotRun[];
  readonly assumed: readonly Pick<Assumption, 'says' | 'otherwise'>[];
}

/** Of a scenario: a sentence each. */
export const caveatsOf = ({ notRun, assumed }: Resting): readonly string[] => [
  ...notRun.map(({ name, texts }) => `Played without the text of ${name}, which does not run: ${quotedTexts(texts)}`),
  ...assumed.map(({ says, otherwise }) => `Assumed: ${says} (${otherwise}).`),
];

/** The cards whose words do not run, each once. */
export const namesWithoutText = (notRun: readonly NotRun[]): readonly string[] => [
  ...new Set(notRun.map(({ name }) => name)),
];

/** ", without the text of Kayle, Justified"; empty where nothing is left out. Each card once. */
export const withoutText = (notRun: readonly NotRun[]): string => {
  const names = namesWithoutText(notRun);
  return names.length === 0 ? '' : `, without the text of ${listed(names)}`;
};

/** After "Yes": ", as far as Riftbench reads Kayle, Justified, whose text “…” does not run". */
export const asFarAs = (notRun: readonly NotRun[]): string => {
  const each = notRun.filter((one, i) => notRun.findIndex(({ name }) => name === one.name) === i);
  return each.length === 0 ? '' : `, as far as Riftbench reads ${notRunText(each)}`;
};

/** After an answer: ", assuming that Ben chooses nothing for Flash (name it …)". */
export const assuming = (assumed: Resting['assumed']): string => {
  const each = assumed.filter((one, i) => assumed.findIndex(({ says }) => says === one.says) === i);
  return each.length === 0
    ? ''
    : `, assuming that ${listed(each.map(({ says, otherwise }) => `${says} (${otherwise})`))}`;
};

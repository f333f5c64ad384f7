/** The verdicts on scenarios, in the form in which they are passed on. */
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import type { ScenarioPart } from '../../../engine/scenario/script/parts.ts';
import { lineShown } from '../../analysis/link/linkAt.ts';
import { linkTo, tooLongText } from '../../analysis/link/linked.ts';
import { rulingText } from '../../analysis/ruling.ts';
import { type JudgedScenario, shortAnswer, verdictLines } from '../../analysis/verdict/verdict.ts';
import { VERDICT_FORMS, type VerdictForm } from '../../protocol.ts';
import { bookOf } from '../book.ts';
import type { CommandOptions, OptionInfo } from '../command.ts';
import type { FileToPlay } from '../fileToPlay.ts';
import { CannotWork, type Io } from '../io.ts';
import { ADDRESS_OPTION, addressOf, linkableIn } from '../link/link.ts';
import { oneOf } from '../options.ts';

export const FORM_OPTIONS: readonly OptionInfo[] = [
  {
    name: 'as',
    value: 'FORM',
    about: `of --verdict: ${VERDICT_FORMS.join(', ')}; the first answer for a chat, that with a link, or a ruling to post`,
  },
  { ...ADDRESS_OPTION, about: `of --as link and markdown: ${ADDRESS_OPTION.about}` },
];

export interface JudgedPart {
  /** The scenario that it is, or is a branch of. */
  readonly whole: ScenarioBlock;
  readonly judged: JudgedScenario & { readonly block: ScenarioPart['block'] };
}

/** Undefined where no verdict is asked for. */
export const formOf = (options: CommandOptions): VerdictForm | undefined => {
  const form = oneOf('as', options.value('as') ?? 'lines', VERDICT_FORMS);
  if (options.has('verdict')) {
    if (options.has('address') && form !== 'link' && form !== 'markdown')
      throw new CannotWork('--address needs --as link or --as markdown.');
    return form;
  }
  for (const name of ['as', 'address']) if (options.has(name)) throw new CannotWork(`--${name} needs --verdict.`);
  return undefined;
};

export interface VerdictsGiven {
  readonly file: FileToPlay;
  readonly options: CommandOptions;
  readonly io: Io;
}

/** Lines, or what stands in their place. */
export const verdictTexts = (part: JudgedPart, form: VerdictForm, given: VerdictsGiven): readonly string[] =>
  form === 'lines' ? verdictLines(part.judged) : [inForm(form, part, given)];

const inForm = (
  form: Exclude<VerdictForm, 'lines'>,
  { whole, judged }: JudgedPart,
  { file: { path, text, context }, options, io }: VerdictsGiven,
): string => {
  const answer = shortAnswer(judged);
  if (form === 'short') return answer;
  const line = judged.block.line - whole.line + lineShown(judged.block);
  const made = linkTo(linkableIn({ path, text, block: whole, line }, options, io), addressOf(options));
  if (form === 'markdown') {
    const ruling = { text: whole.text, rules: context.rules, book: bookOf(io), link: made.link };
    return rulingText(judged, ruling)?.trimEnd() ?? answer;
  }
  if (made.isLong) io.err.write(`riftbench: ${tooLongText(made)}\n`);
  return `${answer} ${made.link}`;
};

/** The forms as the page on cards shows them. */
import { readChapters } from '../../../engine/cards/sentence.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

export const formsTable = (): string =>
  readChapters()
    .map(({ title, forms }) =>
      [
        `### ${title}`,
        '',
        '| form | example | |',
        '| --- | --- | --- |',
        ...forms.map(({ form, example, does }) => `| \`${cell(form)}\` | \`${cell(example)}\` | ${cell(does)} |`),
      ].join('\n'),
    )
    .join('\n\n');

/** docs/card-forms.md: every form of a sentence that is understood. */
import { readChapters } from '../../engine/cards/sentence.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

export const formsPage = (): string => `${HEAD}\n\n${tables()}\n`;

const HEAD = `# Every form of a card's sentence

<!-- Made by \`npm run coverage\` from engine/cards/forms. -->

Words in capitals are placeholders; anything in brackets is optional. [Cards](cards.md) says how sentences make a card.`;

const tables = (): string =>
  readChapters()
    .map(({ title, forms }) =>
      [
        `## ${title}`,
        '',
        '| form | example | |',
        '| --- | --- | --- |',
        ...forms.map(({ form, example, does }) => `| \`${cell(form)}\` | \`${cell(example)}\` | ${cell(does)} |`),
      ].join('\n'),
    )
    .join('\n\n');

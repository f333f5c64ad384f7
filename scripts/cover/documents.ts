/** The documents that are made from the code and the scenarios. */
import { cardsCoverage } from './cards.ts';
import { changesPage } from './changes.ts';
import { formsPage } from './forms.ts';
import { page } from './page.ts';
import { rulings } from './rulings.ts';

export interface Made {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
  /** With nothing left out for want of room: what the page as it stands may say. */
  readonly whole: string;
}

export const made = (root: string): readonly Made[] => [
  { file: 'docs/coverage.md', text: page(root), whole: page(root, 'all files') },
  ...[
    { file: 'docs/rulings.md', text: rulings(root) },
    { file: 'docs/cards-coverage.md', text: cardsCoverage(root) },
    { file: 'docs/edition-1.5.md', text: changesPage(root) },
    { file: 'docs/card-forms.md', text: formsPage() },
  ].map(each => ({ ...each, whole: each.text })),
];

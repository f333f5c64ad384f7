/** The documents that are made from the code and the scenarios. */
import { cardsCoverage } from './cards.ts';
import { changesPage } from './changes.ts';
import { page } from './page.ts';
import { rulings } from './rulings.ts';

export interface Made {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
}

export const made = (root: string): readonly Made[] => [
  { file: 'docs/coverage.md', text: page(root) },
  { file: 'docs/rulings.md', text: rulings(root) },
  { file: 'docs/cards-coverage.md', text: cardsCoverage(root) },
  { file: 'docs/edition-1.5.md', text: changesPage(root) },
];

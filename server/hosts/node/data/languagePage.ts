/** The language on one page, from its source. Released bundles have it as a file beside the programs instead (`DATA` in `esbuild.mjs`). */
import { readFileSync } from 'node:fs';

export const readLanguagePage = (): string =>
  readFileSync(new URL('../../../../docs/language-on-a-page.md', import.meta.url), 'utf8');

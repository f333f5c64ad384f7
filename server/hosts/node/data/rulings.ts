/**
 * The texts of the scenarios that test rulings, from their sources. Released bundles have them as one file beside the
 * programs instead (`DATA` in `esbuild.mjs`), read when one is first asked for.
 */

import { readdirSync, readFileSync } from 'node:fs';
import type { RulingTexts } from '../../../analysis/rulings/texts.ts';

export const readRulings = (): RulingTexts => {
  const folder = new URL('../../../../test/rulings/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.rift'));
  return Object.fromEntries(
    files
      .sort()
      .map(file => [file.replaceAll('\\', '/').replace(/\.rift$/, ''), readFileSync(new URL(file, folder), 'utf8')]),
  );
};

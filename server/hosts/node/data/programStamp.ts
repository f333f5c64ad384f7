/** What this program is made of, as one short text: another build has another one. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../../../engine/known.ts';
import { VERSION } from '../../../analysis/text/version.ts';

/** By what lies beside it, with sizes and times, as to read all of it would take longer than what it is asked for. */
export const programStamp = once((): string => {
  const names = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(name => PART.test(name));
  const parts = names.toSorted().map(name => {
    const { size, mtimeMs } = statSync(join(__dirname, name));
    return `${name} ${size} ${mtimeMs}`;
  });
  return createHash('sha256')
    .update([VERSION, ...parts].join('\n'))
    .digest('base64')
    .slice(0, 22);
});

const PART = /\.(?:br|c?js)$/;

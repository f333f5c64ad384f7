/**
 * Code that reads objects of one hidden class is several times as fast as code that meets many of them. A spread (`{...o, key}`)
 * gives each place that has one a class of its own, so what states are made of is copied field by field (`copies.ts`).
 */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../house/support/root.ts';

const { bundleScript } = (await import(fromRoot('scripts/lib/bundled.mjs'))) as {
  readonly bundleScript: (file: string) => Promise<string>;
};
const program = await bundleScript('scripts/shapes.ts');
const printed = execFileSync(process.execPath, ['--allow-natives-syntax', program], { encoding: 'utf8' });
const shapes = JSON.parse(printed) as Readonly<Record<string, readonly (readonly string[])[]>>;

describe('shapes', () => {
  it.each(['states', 'objects', 'prints', 'abilities', 'filters', 'places', 'items', 'players', 'battlefields'])(
    'has one of all %s',
    kind => expect(shapes[kind]).toHaveLength(1),
  );
});

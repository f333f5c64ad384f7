import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot, projectFiles } from './support/root.ts';

const BINARY = /\.(png|ico|gif|jpg|woff2?|vsix|zip|pdf)$/;
/** This file names what it forbids. */
const ITSELF = 'test/house/repository.test.ts';

const texts = projectFiles()
  .filter(file => !BINARY.test(file) && file !== ITSELF && existsSync(fromRoot(file)))
  .map(file => ({ file, text: readFileSync(fromRoot(file), 'utf8') }));

describe('the repository', () => {
  it('has the files that a reader looks for', () => {
    const expected = [
      'LICENSE',
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      '.ci/run',
      'package.json',
    ];
    expect(expected.filter(file => !existsSync(fromRoot(file)))).toEqual([]);
  });

  it("names no path of somebody's machine", () => {
    expect(lines(/(?<![\w.-])\/(work|root)\/\w|\.\.\/shared\/harness/)).toEqual([]);
  });

  it('names no package registry, which differs from place to place', () => {
    expect(lines(/registry\.(npmjs|yarnpkg)\.\w+|npm\.pkg\.github\.com|"resolved": "http/)).toEqual([]);
    expect(readFileSync(fromRoot('.npmrc'), 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  });

  // A registry that mirrors one platform makes npm forget the others, and `npm ci` then refuses the list everywhere.
  it('lists the packages of every platform in package-lock.json', () => {
    const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
    };
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    const listed = new Set(Object.keys(packages).map(where => where.replace(/^.*node_modules\//, '')));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter(name => !listed.has(name))).toEqual([]);
  });

  it('leaves nothing for later in its source', () => {
    const source = (file: string) => /\.([cm]?[jt]s|json|rift)$/.test(file) && file !== 'package-lock.json';
    expect(lines(/\b(TODO|FIXME|XXX|HACK)\b/, source)).toEqual([]);
  });

  it('runs every test that it has', () => {
    const tests = (file: string) => file.startsWith('test/') && /\.[cm]?[jt]s$/.test(file);
    expect(lines(/\.(only|skip|todo|fails)\(|\b(xit|xdescribe|fit|fdescribe)\(|this\.skip\(/, tests)).toEqual([]);
  });

  it('switches no check of the compiler off', () => {
    const source = (file: string) => /\.[cm]?ts$/.test(file);
    expect(lines(/@ts-(ignore|nocheck|expect-error)/, source)).toEqual([]);
  });

  it('ships programs in package.json that the build makes', () => {
    const manifest = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
      readonly main: string;
      readonly bin: Readonly<Record<string, string>>;
    };
    expect(manifest.main).toBe('./dist/client.cjs');
    expect(manifest.bin).toEqual({ riftbench: './dist/cli.js' });
  });
});

/** `file:line: text` for each line that matches. */
function lines(wrong: RegExp, among: (file: string) => boolean = () => true): readonly string[] {
  return texts
    .filter(({ file }) => among(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, number) => (wrong.test(line) ? [`${file}:${number + 1}: ${line.trim().slice(0, 160)}`] : [])),
    );
}

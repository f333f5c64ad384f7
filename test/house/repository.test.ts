import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot, projectFiles } from './support/root.ts';

const BINARY = /\.(bin|png|ico|gif|jpg|woff2?|vsix|zip|pdf)$/;
const MARKDOWN = /\.md$/i;
/** This file names what it forbids. */
const ITSELF = 'test/house/repository.test.ts';

const texts = projectFiles()
  .filter(file => !BINARY.test(file) && file !== ITSELF)
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

  it('names no script and no file that it does not have in what it tells who changes it', () => {
    const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { readonly scripts: object };
    const files = projectFiles();
    const isThere = (named: string): boolean => files.some(file => file === named || file.startsWith(`${named}/`));
    const wrong = texts
      .filter(({ file }) => file === 'CONTRIBUTING.md' || file === 'ARCHITECTURE.md')
      .flatMap(({ file, text }) =>
        [
          ...[...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].filter(([, name = '']) => !(name in scripts)),
          ...[...text.matchAll(/(?<=[`\s])(?:engine|rules-db|server|client|test|docs|scripts)\/[\w./-]*\w/g)].filter(
            ([named]) => !isThere(named),
          ),
        ].map(([found]) => `${file}: ${found}`),
      );
    expect(wrong).toEqual([]);
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

  it('holds the hash of each package in package-lock.json', () => {
    const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<
        Record<string, { readonly integrity?: string; readonly optional?: boolean; readonly os?: readonly string[] }>
      >;
    };
    const { '': own, ...installed } = packages;
    expect(own).toBeDefined();
    const isHash = (text = ''): boolean => /^sha512-[A-Za-z0-9+/]{86}==$/.test(text);
    const without = Object.entries(installed).filter(([, { integrity }]) => !isHash(integrity));
    // Where the list was made, the tools' programs for other platforms could not be fetched, and had no hash to be told.
    const isOfOther = ([where, { optional, os }]: (typeof without)[number]): boolean =>
      optional === true && os !== undefined && /^node_modules\/@(biomejs\/cli|swc\/core)-[a-z0-9-]+$/.test(where);
    expect(without.filter(each => !isOfOther(each)).map(([where]) => where)).toEqual([]);
  });

  it('begins each Markdown file with a heading, front matter or a picture', () => {
    const beginnings = texts.filter(({ file }) => MARKDOWN.test(file));
    expect(beginnings.length).toBeGreaterThan(50);
    const wrong = beginnings.filter(({ text }) => !/^(# \S|---\n|<picture>|!\[)/.test(text));
    expect(wrong.map(({ file, text }) => `${file}: ${text.split('\n')[0]}`)).toEqual([]);
  });

  it('has no heading behind other words on its line', () => {
    const outside = texts
      .filter(({ file }) => MARKDOWN.test(file))
      .map(({ file, text }) => ({ file, text: withoutCode(text) }));
    expect(lines(/[\p{L}\d.,;:!?)]\s*#{1,6} \p{Lu}/u, () => true, outside)).toEqual([]);
  });

  it('has no line that a merge or a keyboard has left behind', () => {
    expect(lines(/^(<{7}|>{7}|\|{7}) |^={7}$/)).toEqual([]);
    expect(lines(/[ \t]$/)).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
    expect(lines(/[\u0000-\u0008\u000b-\u001f\u007f\u00a0\u200b\ufeff\ufffd]/)).toEqual([]);
    const ends = texts.filter(({ text }) => !/[^\n]\n$/.test(text));
    expect(ends.map(({ file, text }) => `${file}: ends with ${JSON.stringify(text.slice(-2))}`)).toEqual([]);
  });

  it('leaves nothing for later in its source', () => {
    const source = (file: string) => /\.([cm]?[jt]s|json|rift)$/.test(file) && file !== 'package-lock.json';
    expect(lines(/\b(TODO|FIXME|XXX|HACK)\b/, source)).toEqual([]);
  });

  it('runs every test that it has', () => {
    // Only what needs the publisher's texts may be left out where they are missing, and by that one function.
    const tests = (file: string) =>
      file !== 'test/official/needed.ts' && file.startsWith('test/') && /\.[cm]?[jt]s$/.test(file);
    expect(
      lines(/\.(only|skip|todo|fails|runIf|skipIf)\(|\b(xit|xdescribe|fit|fdescribe)\(|this\.skip\(/, tests),
    ).toEqual([]);
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

/** Blanks fences and what stands in backquotes, and keeps the lines. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^(```|~~~)[\s\S]*?^\1|`[^`\n]*`/gm, code => code.replace(/[^\n]/g, ' '));
}

/** `file:line: text` for each line that matches. */
function lines(wrong: RegExp, among: (file: string) => boolean = () => true, all = texts): readonly string[] {
  return all
    .filter(({ file }) => among(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, number) => (wrong.test(line) ? [`${file}:${number + 1}: ${line.trim().slice(0, 160)}`] : [])),
    );
}

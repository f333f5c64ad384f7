import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot, projectFiles } from '../house/support/root.ts';
import { documents } from './documents.ts';

const pages = documents();
const texts = new Map(pages.map(({ file, text }) => [file, text]));

describe.each(pages)('$file', ({ file, text }) => {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');

  it('links to what there is', () => {
    const links = [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    expect(links.filter(target => !/^https?:/.test(target) && !leadsSomewhere(file, target))).toEqual([]);
  });

  it('lists its sections in its contents, where it has any', () => {
    const listed = [...prose.matchAll(/^- \[[^\]]+\]\(#([\w-]+)\)$/gm)].map(([, anchor = '']) => anchor);
    const sections = [...prose.matchAll(/^## (.+)$/gm)].map(([, title = '']) => anchorOf(title));
    expect(listed.length === 0 ? [] : sections.filter(section => !listed.includes(section))).toEqual([]);
  });

  it('names files of the project that there are', () => {
    const named = [...prose.matchAll(/`([a-z.-]+\/[\w./-]*)`/gi)].map(([, name = '']) => name);
    const ours = named.filter(name => ROOTS.has(name.split('/')[0] ?? ''));
    expect(ours.filter(name => !existsSync(fromRoot(name)))).toEqual([]);
  });

  it('shows pictures that the screenshot script makes', () => {
    const pictures = [...text.matchAll(/(?:src|srcset)="docs\/images\/([^"]+)"/g)].map(([, name = '']) => name);
    const script = readFileSync(fromRoot('test/vscode/screenshot.mjs'), 'utf8');
    const names = ['squiggle', 'ruling', 'board', 'stepping'].filter(name => script.includes(`'${name}'`));
    const made = ['light', 'dark'].flatMap(theme => names.map(name => `${name}-${theme}.png`));
    expect(pictures.filter(name => !made.includes(name))).toEqual([]);
  });
});

/** The folders that the project begins with; what the build makes is not there in a fresh clone. */
const ROOTS = new Set(
  projectFiles()
    .filter(name => name.includes('/'))
    .map(name => name.split('/')[0] ?? ''),
);

const leadsSomewhere = (from: string, target: string): boolean => {
  const [where = '', anchor] = target.split('#');
  const file = where === '' ? from : path.posix.join(path.posix.dirname(from), where);
  if (!existsSync(fromRoot(file))) return false;
  return anchor === undefined || anchorsOf(texts.get(file) ?? '').has(anchor);
};

/** The names that headings can be linked by. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title)),
  );

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

import { describe, expect, it } from 'vitest';
import { DIAGNOSTICS, type DiagnosticCode } from '../../engine/scenario/report/codes.ts';
import { mistakes } from '../house/support/scripts.ts';
import { checkArticle, checkFence, documents, fencesOf } from './documents.ts';

const pages = new Map(documents().map(({ file, text }) => [file, text]));
const codes = Object.keys(DIAGNOSTICS) as DiagnosticCode[];
const FOLDER = 'docs/diagnostics';
/** Codes that only prose gets. */
const IN_PROSE: readonly DiagnosticCode[] = ['cite/meaning-changed'];
const pageOf = (code: string): string => pages.get(`${FOLDER}/${code}.md`) ?? '';

/** Codes that nothing reports in this version, each with the reason on its page. */
const NOT_REPORTED: readonly DiagnosticCode[] = ['syntax/not-run-yet'];

describe('the pages of diagnostics', () => {
  it('are one for each code, and no other', () => {
    const found = [...pages.keys()].filter(file => file.startsWith(`${FOLDER}/`) && !file.endsWith('/README.md'));
    expect(found.sort()).toEqual(codes.map(code => `${FOLDER}/${code}.md`).sort());
  });

  it('are all in the index, with their severity', () => {
    const index = pages.get(`${FOLDER}/README.md`) ?? '';
    const rows = [...index.matchAll(/^\| \[`([a-z/-]+)`\]\(([a-z/-]+)\.md\) \| (\w+) \|/gm)];
    expect(rows.map(([, code, link, severity]) => [code, link, severity])).toEqual(
      codes.map(code => [code, code, DIAGNOSTICS[code]]),
    );
  });

  it('of codes that nothing reports say so', () => {
    for (const code of NOT_REPORTED) expect(pageOf(code)).toContain('This version never reports it');
    const silent = codes.filter(code => pageOf(code).includes('This version never reports it'));
    expect(silent).toEqual(NOT_REPORTED);
  });

  describe.each(codes.filter(code => !NOT_REPORTED.includes(code)))('%s', code => {
    const page = pageOf(code);
    const language = IN_PROSE.includes(code) ? 'markdown' : 'rift';
    const foundIn = (text: string) => (language === 'markdown' ? checkArticle(text) : checkFence(text).found);

    it('has its parts in order', () => {
      const parts = [...page.matchAll(/^##? (.+)$/gm)].map(([, title]) => title);
      expect(parts).toEqual([code, 'Summary', 'Avoid', 'Prefer', 'Why', 'Fixes']);
      expect(page).toContain(`*${capital(DIAGNOSTICS[code])}.*`);
    });

    it('shows what gets the code, with its message, and what does not', () => {
      const [avoid, prefer] = fencesOf(page, language);
      expect([avoid?.info, prefer?.info]).toEqual([`${language} mistakes`, language]);
      expect(mistakes.marksOf(avoid?.text ?? '').map(mark => mark.code)).toContain(code);
      const told = foundIn(avoid?.text ?? '').filter(each => each.code === code);
      expect(told.map(each => each.message)).toContain(/^> (.+)$/m.exec(page)?.[1]);
      expect(foundIn(prefer?.text ?? '').filter(each => each.code === code)).toEqual([]);
    });

    it('names the fixes that are offered there', () => {
      const [avoid] = fencesOf(page, language);
      const offered = foundIn(avoid?.text ?? '').flatMap(each => (each.code === code ? each.fixes : []));
      expect(fixesNamed(page)).toEqual([...new Set(offered.map(fix => fix.title))]);
    });
  });
});

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The list under "Fixes". A title that holds code itself stands as it is, any other as code. */
const fixesNamed = (page: string): readonly string[] =>
  [...page.slice(page.indexOf('## Fixes')).matchAll(/^- (.+)$/gm)].map(([, title = '']) =>
    title.replace(/^`([^`]+)`$/, '$1'),
  );

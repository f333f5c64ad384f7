import { describe, expect, it } from 'vitest';
import { isCitation } from '../../rules-db/citing/check.ts';
import { recognise } from '../../rules-db/citing/recognise.ts';
import { book, checkArticle, documents, fencesOf } from './documents.ts';

const page = documents().find(({ file }) => file === 'docs/writing.md')?.text ?? '';
const [, forms = ''] = /\| written \| read as \|\n\| --- \| --- \|\n((?:\|.*\n)+)/.exec(page) ?? [];
const written = [...forms.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form),
);

describe('the page on writing about rules', () => {
  it('shows forms of citations', () => expect(written.length).toBeGreaterThan(10));

  it.each(written)('says rightly that %j is a citation, all of it', form => {
    const passages = recognise(form, book.editions, book.books);
    expect(passages.map(({ span }) => form.slice(span.start, span.end))).toEqual([form.replace(/\(https:.*$/, '')]);
    for (const passage of passages) expect(isCitation(book, passage)).toBe(true);
  });

  it('shows an article in which nothing is wrong', () => {
    const articles = fencesOf(page, 'markdown').map(({ text }) => text);
    expect(articles.length).toBeGreaterThan(0);
    for (const article of articles) expect(checkArticle(article)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { CitationPassage } from '../../../rules-db/citing/passages.ts';
import { commentProse, markdownProse } from '../../../rules-db/citing/prose.ts';
import { recognise } from '../../../rules-db/citing/recognise.ts';

const BOOKS = [{ prefix: 'TR', title: 'Tournament rules', ofRule: 'tournament rule' }];
const EDITIONS = ['1.0', '1.1', '1.2', '1.3', '1.4'];

const markedAt = (text: string, span: CitationPassage['span'] | undefined): string =>
  span === undefined ? '' : ` @${text.slice(span.start, span.end)}`;

/** `number`, `a & b` for a list, `a..b` for a range, `@edition`, `-> target`; entries by their kind and name. */
const told =
  (text: string) =>
  (passage: CitationPassage): string => {
    if (passage.kind === 'entry') return `${passage.entry} ${passage.name}`;
    const numbers = passage.numbers
      .map(({ number, more, endsRange }, at) => {
        const listed = at === 0 ? '' : ' & ';
        const joined = endsRange ? '..' : listed;
        return `${joined}${number}${more === undefined ? '' : `{${more.text}}`}`;
      })
      .join('');
    const mark = passage.kind === 'book' ? ` of ${passage.prefix}` : markedAt(text, passage.mark?.span);
    const target = passage.target === undefined ? '' : ` -> ${text.slice(passage.target.start, passage.target.end)}`;
    return `${numbers}${mark}${target}`;
  };

const cited = (text: string): readonly string[] => recognise(markdownProse(text), EDITIONS, BOOKS).map(told(text));

describe('a citation', () => {
  it.each([
    ['See rule 465.2.c.3 for that.', ['465.2.c.3']],
    ['See rule 465.2.C.3.', ['465.2.c.3']],
    ['By TR 703.8.b a warning.', ['703.8.b of TR']],
    ['TRs 703.8, 704.1 and 705 and rule 465.2.c', ['703.8 & 704.1 & 705 of TR', '465.2.c']],
    ['Tournament rules 703.8 and 704', ['703.8 & 704 of TR']],
    ['[TR 703.8](x.md)', ['703.8 of TR -> (x.md)']],
    ['a tournament\nrule 703.8', ['703.8 of TR']],
    ['STR 703.8, true 703', []],
    ['Rule 465 says so', ['465']],
    ['CR 465.2.c.3 (1.4)', ['465.2.c.3 @1.4']],
    ['(CR 465.2.c.3, 1.4)', ['465.2.c.3 @1.4']],
    ['(CR 465.2.c.3)', ['465.2.c.3']],
    ['§ 465.2, §465.3, §§ 465 and 466', ['465.2', '465.3', '465 & 466']],
    ['[465.2.c.3]', ['465.2.c.3']],
    ['[[465.2.c.3]]', ['465.2.c.3']],
    ['[465]', ['465']],
    ['[465.2.c.3](https://example.org/1.2#465.2.c.4)', ['465.2.c.3 -> (https://example.org/1.2#465.2.c.4)']],
    ['[465.2.c.3](x.md) (1.3)', ['465.2.c.3 @1.3 -> (x.md)']],
    ['[rule 465.2.c.3 (1.2)](x.md)', ['465.2.c.3 @1.2 -> (x.md)']],
    ['465.2.c.3 (1.4)', ['465.2.c.3 @1.4']],
    ['465.2.c.3 in 1.3 and later', ['465.2.c.3 @1.3']],
    ['rule 443.1.d of edition 1.2', ['443.1.d @1.2']],
    ['465.2.c.3 (CR 1.3)', ['465.2.c.3 @1.3']],
    ['moved (1.0: 181.4.b, 1.1: 181.3.c; 2.7: 184.3)', ['181.4.b @1.0', '181.3.c @1.1']],
    ['CR 1.3: 460.2.c', ['460.2.c @1.3']],
    ['rules 465.2 and 466.1', ['465.2 & 466.1']],
    ['rules 465.2, 466 and 467 (1.3)', ['465.2 & 466 & 467 @1.3']],
    ['rules 465.2.a to 465.2.c', ['465.2.a..465.2.c']],
    ['465.2.c.1–465.2.c.3', ['465.2.c.1..465.2.c.3']],
    ['465.2.c.1-465.2.c.3 (1.4)', ['465.2.c.1..465.2.c.3 @1.4']],
    ['rules 465.1, 465.2.a-465.2.c, 466.1', ['465.1 & 465.2.a..465.2.c & 466.1']],
    ['465.2.a/465.2.b', ['465.2.a & 465.2.b']],
    ['CR465.2.c.3, ~~465.2.c.4~~ (1.3)', ['465.2.c.3 & 465.2.c.4 @1.3']],
    ['CR 465.2.c.4/5 (1.3)', ['465.2.c.4{/5} @1.3']],
    ['rules 465.2.c.4-5, 465.2.d.1–3', ['465.2.c.4{-5} & 465.2.d.1{–3}']],
    ['465.2.c.4f, 465.2.c.4ff, 465.2.c.4 ff.', ['465.2.c.4{f} & 465.2.c.4{ff} & 465.2.c.4{ ff}']],
    ['rules 465.2.c.4, 5 and 6; rule 465.2.c.3 and 5 damage', ['465.2.c.4{, 5 and 6}', '465.2.c.3']],
    [
      'CR 465.2.c.4 and 5, but CR 465.2.c.3, 5 units; CR 465.2.a, b',
      ['465.2.c.4{ and 5}', '465.2.c.3', '465.2.a{, b}'],
    ],
    ['rules 465.2.a to c', ['465.2.a{ to c}']],
    ['[465.2.c.4]/5, 465.2.c.(4/5), 465.2.c(1.3)', ['465.2.c.4{]/5} & 465.2.c{.(4/5)} & 465.2.c @1.3']],
    ['rule 465.2.c.3—if so, rule 465.2.d - a unit', ['465.2.c.3', '465.2.d']],
    ['1.0: 626.1.d.2, and 439.1.d.3 in 1.1', ['626.1.d.2 @1.0', '439.1.d.3 @1.1']],
    ['CR 1.0: 626.1, 627.1 and 439.1–439.2 (1.1)', ['626.1 & 627.1 @1.0', '439.1..439.2 @1.1']],
    ['1.0: 626.1.d.2, 626.1.d.3; 439.1.d.3', ['626.1.d.2 & 626.1.d.3 & 439.1.d.3 @1.0']],
    ['CR 1.0: 626.1.d.2 (1.1)', ['626.1.d.2 @1.1']],
    ['465.2.c.3 [1.4], 465.2.c.4 (v1.3), rule 465.2 (version 1.2)', ['465.2.c.3 @1.4', '465.2.c.4 @1.3', '465.2 @1.2']],
    ['465.2.c.3 [2.7], 465.2.c.4 in v1.3', ['465.2.c.3', '465.2.c.4 @1.3']],
    ['In edition 1.4, rule 465.2 says so', ['465.2 @1.4']],
    ['In 1.3, see rules 465.2 and 466.1; in 2.7, rule 465.3', ['465.2 & 466.1 @1.3', '465.3']],
    ['Of core rules 1.3: [465.2.c], in 1.2, 465.2.c.3', ['465.2.c @1.3', '465.2.c.3 @1.2']],
    ['It costs 1.3, rule 465.2; version 1.3.2, rule 465.3', ['465.2', '465.3']],
    ['rule 465.2 in 1.3, rule 466.1', ['465.2 @1.3', '466.1']],
    ['rule **465.2.c**, *465.2.d.1*', ['465.2.c & 465.2.d.1']],
    ['rule\n465.2', ['465.2']],
    ['rule 465.2 and rule 466.1 (1.2)', ['465.2', '466.1 @1.2']],
    ['by FAQ equal-might, and ruling sneak-attack', ['faq equal-might', 'ruling sneak-attack']],
    ['rule 465.2 (2.7)', ['465.2 @2.7']],
    ['rule 465.2 in 2.7 seconds', ['465.2']],
    ['## Lethal first (465.2.c.3) {#465.2.c.4}', ['465.2.c.3']],
    ['[465.2.c.3]: https://example.org/465.2.c.4', ['465.2.c.3']],
    ['- point\n\n    still the point, rule 465.2', ['465.2']],
  ])('is found in %j', (text, expected) => expect(cited(text)).toEqual(expected));

  it.each([
    'Over 300 cards, 465 of them units, and 465.2 percent',
    'rule 4652, rule 465.2.cde, rule 46.2',
    '`rule 465.2.c.3` and ``CR ` 465.2``',
    '```\nrule 465.2\n```\n\n~~~rift\ncites 465.2.c\n~~~',
    '> ```\n> rule 465.2\n> ```',
    'Text:\n\n    rule 465.2\n\n\trule 465.3',
    '<!-- rule 465.2\n\nrule 465.3 -->',
    '---\nnote: rule 465.2\n---\n',
    'https://example.org/465.2.c.3 and <https://example.org/465.2.c.3>, www.x.org/465.2.c.3',
    '<a href="465.2.c.3">there</a>',
    '[there](465.2.c.3) ![it](a/465.2.c.3.png "rule 465")',
    'docs/465.2.c.3, v-465.2.c.3, $465.2.c',
    'See CR465. Or rule465, and CR465 at the end of a sentence: CR465.',
    '[^465]',
    '[465 cards]',
    'rule 465.2 and 300 cards'.slice(11),
  ])('is not seen in %j', text => expect(cited(text)).toEqual([]));

  it('leaves three digits alone where one rule is announced', () => {
    expect(cited('rule 465.2 and 300 cards')).toEqual(['465.2']);
  });

  it('is found in the comments of a scenario, and in no other of its lines', () => {
    const text = 'scenario "# rule 465.1"\n  cites 465.2.c\n  # rule 465.3\n  turn Ana # CR 465.4 (1.2)\n';
    expect(recognise(commentProse(text), EDITIONS).map(told(text))).toEqual(['465.3', '465.4 @1.2']);
  });
});

import { describe, expect, test } from 'vitest';
import { BOUNDS } from '../../../../engine/bounds.ts';
import { expectedAt } from '../../../../engine/language/completion/expected.ts';
import { formatFile } from '../../../../engine/language/formatting/format.ts';
import { blockCache, parseFile } from '../../../../engine/language/grammar/parse.ts';
import { splitBlocks } from '../../../../engine/language/tokens/blocks.ts';
import { riftFences } from '../../../../engine/language/tokens/markdown.ts';

describe('blocks', () => {
  test.each([
    ['\n', ''],
    ['\r\n', ''],
    ['\r', ''],
    ['\n', '\ufeff'],
  ])('split at scenario, card and use, with line breaks %j', (eol, mark) => {
    const text = `${mark}# top${eol}scenario a${eol}  use-case${eol}  Card "b" unit${eol}${eol}USE "c"`;
    const blocks = splitBlocks(text);
    expect(blocks.map(block => block.text.trim())).toEqual([
      '# top',
      `scenario a${eol}  use-case`,
      'Card "b" unit',
      'USE "c"',
    ]);
    expect(blocks.map(block => block.line)).toEqual([0, 1, 3, 5]);
    expect(blocks.map(block => text.slice(block.offset, block.offset + block.text.length))).toEqual(
      blocks.map(block => block.text),
    );
  });

  test('a byte order mark is part of the first block', () => {
    expect(parseFile('\ufeffscenario a\n').blocks.map(block => [block.tree.kind, block.offset])).toEqual([
      ['scenario', 0],
    ]);
  });

  test('an empty text has none', () => expect(parseFile('').blocks).toEqual([]));

  test('of more scenarios than a file may have, the first one says so, and cards between them are read', () => {
    const many = Array.from({ length: BOUNDS.scenarios }, (_, i) => `scenario "${i}"\n`).join('');
    const cache = blockCache();
    parseFile('scenario "one more"\n', { cache });
    const { blocks } = parseFile(`${many}scenario "one more"\ncard "C" unit\npuzzle "P"\n`, { cache });
    const [one, card, puzzle] = blocks.slice(BOUNDS.scenarios).map(({ tree }) => tree);
    expect([one?.kind, card?.kind, puzzle?.kind]).toEqual(['loose', 'card', 'loose']);
    expect(one?.problems).toEqual([
      {
        code: 'flow/limit',
        span: { start: 0, end: 8 },
        message: expect.stringContaining(
          'A file has at most 2,000 scenarios. This one and those below it are not read.',
        ),
      },
    ]);
    expect(puzzle?.problems).toEqual([]);
  });

  test('after a thousand problems no more scenarios are read, with or without the trees of the last version', () => {
    const wrong = (name: string): string => `scenario ${name}\n${'  Ana blubs\n'.repeat(400)}`;
    const text = ['a', 'b', 'c', 'd', 'a'].map(wrong).join('');
    const cache = blockCache();
    const counts = (options = {}) => parseFile(text, options).blocks.map(({ tree }) => tree.problems.length);
    expect(counts()).toEqual([400, 400, 201, 1, 1]);
    expect([counts({ cache }), counts({ cache })]).toEqual([counts(), counts()]);
    expect(parseFile(text).blocks[3]?.tree.problems[0]).toMatchObject({
      code: 'flow/limit',
      message: 'More than 1,000 problems are above this line. This line and those below it are not read.',
    });
  });

  test('blocks that a new version drops leave the cache', () => {
    const cache = blockCache();
    parseFile('scenario a\nscenario b\n', { cache });
    parseFile('scenario b\n', { cache });
    expect([...cache.trees.keys()]).toEqual(['scenario b\n']);
  });
});

describe('Markdown', () => {
  const document = [
    '# Ruling',
    '```rift',
    'scenario a',
    'scenario b',
    '```',
    '```ts',
    'scenario c',
    '```',
    '  ~~~~ rift title',
    '  scenario d',
    '  ~~~',
    '  ~~~~~',
    '    ```rift',
    '    scenario e',
    '```rifts',
    '```',
    '```RIFT',
    'scenario f',
  ].join('\n');

  test('only fences tagged rift are read, each on its own', () => {
    const blocks = parseFile(document, { markdown: true }).blocks;
    expect(blocks.map(block => block.text.split('\n')[0]?.trim())).toEqual([
      'scenario a',
      'scenario b',
      'scenario d',
      'scenario f',
    ]);
    expect(blocks.map(block => block.line)).toEqual([2, 3, 9, 17]);
    for (const block of blocks) expect(document.startsWith(block.text, block.offset)).toBe(true);
  });

  test('a fence says how far it is indented', () => {
    expect(riftFences(document).map(fence => fence.indent)).toEqual([0, 2, 0]);
  });

  test('formatting keeps what stands around the fences, and their indentation', () => {
    const text = 'Text  \n  ```rift\n  SCENARIO "a"\nplayer   Ana\n  ```\n  more   text';
    expect(formatFile(text, { markdown: true })).toBe(
      'Text  \n  ```rift\n  scenario "a"\n    player Ana\n  ```\n  more   text',
    );
  });
});

describe('formatting', () => {
  test.each<[string, string, string]>([
    [
      'lays out lines and lower-cases words, not names',
      'SCENARIO Demo\nEDITION 1.4\nPlayer Ana Points 3\nbattlefield "Temple"  Controlled by ana\nana :Wall Might 3,TANK\nbase Ana\n4X Recruit might 1\nAll Pass\n',
      'scenario Demo\n  edition 1.4\n  player Ana points 3\n  battlefield "Temple" controlled by ana\n    ana: Wall might 3, tank\n  base Ana\n    4x Recruit might 1\n  all pass\n',
    ],
    [
      'keeps comments, and blank lines one in a row',
      '\n\nscenario a   # first\n\n\n\n# on the turn\nturn Ana#now\n\n# last\n',
      'scenario a  # first\n\n  # on the turn\n  turn Ana  #now\n\n# last\n',
    ],
    [
      'leaves a line with an error as it is',
      'scenario a\n     Ana   moves\n  FOO   bar\nall   pass\n',
      'scenario a\n     Ana   moves\n  FOO   bar\n  all pass\n',
    ],
    [
      'keeps line breaks of a statement that goes on',
      'scenario a\nAna assigns 3 to Wall, # most\n4 to B\n',
      'scenario a\n  Ana assigns 3 to Wall,  # most\n      4 to B\n',
    ],
    [
      'writes a citation in its one form',
      'scenario a\ncites CR 465.2.c.3 (1.4), rule 465.2.c, # both\nCR 1.3 : 460.2.c, cr 466( 1.2 )\nexpect Ana cannot pass because CR 465.2.c.4 (1.3)\n',
      'scenario a\n  cites 1.4: 465.2.c.3, 465.2.c,  # both\n      1.3: 460.2.c, 1.2: 466\n  expect Ana cannot pass because 1.3: 465.2.c.4\n',
    ],
    [
      'leaves a citation with an error as it is',
      'scenario a\ncites CR 1.4: 465.2  (1.4)\ncites  CR\n',
      'scenario a\ncites CR 1.4: 465.2  (1.4)\ncites  CR\n',
    ],
    ['keeps carriage returns', 'scenario a\r\nall  pass\r\n', 'scenario a\r\n  all pass\r\n'],
    ['keeps a byte order mark', '\ufeffscenario  a\n', '\ufeffscenario a\n'],
    ['keeps quotes', 'scenario "a"\nexpect "Wall"   is dead', 'scenario "a"\n  expect "Wall" is dead'],
    [
      'keeps the words of a card',
      'card  "X"   UNIT\nwhen I   Attack: deal 1\n',
      'card "X" unit\n  when I Attack: deal 1\n',
    ],
  ])('%s', (_title, text, laidOut) => expect(formatFile(text)).toBe(laidOut));
});

describe('what may stand at the cursor', () => {
  const head = 'scenario "x"\n  player Ana\n  battlefield X\n    Ben: Wall might 3\n  base Ana\n';
  const at = (line: string): string[] =>
    expectedAt(head + line, head.length + line.length).wanted.map(each =>
      'word' in each ? each.word : `<${each.kind}>`,
    );
  test.each<[string, string[]]>([
    ['  Ana ', ['moves', 'assigns', 'ends']],
    ['  Ana mo', ['moves']],
    ['  Ana moves ', ['<unit>']],
    ['  Ana moves Raider ', ['to', '<comma>']],
    ['  Ana moves Raider to ', ['base', '<place>']],
    ['  Ana moves Raider to "Sunk', ['base', '<place>']],
    ['  Ana assigns ', ['<number>', 'nothing']],
    ['  Ana assigns 3 to ', ['<unit>']],
    ['  Ana assigns 3 to Wall,\n    ', ['<number>']],
    ['  expect ', ['<unit>', '<player>', '<place>', 'not', 'the', 'in']],
    ['  expect Wall is ', ['dead', 'at', 'not', 'uncontrolled']],
    ['  expect Wall has ', ['<keyword>', '<number>', 'focus']],
    ['  expect Ana cannot ', ['move', 'assign', 'pass']],
    ['  expect Ana cannot pass because ', ['<rule>', '<edition>']],
    ['  effect ', ['deal', 'give', 'by']],
    ['  turn ', ['<player>']],
    ['  mode ', ['duel', 'magma chamber']],
    ['  Raider might ', ['<number>']],
    ['  Raider might 3 ', ['tank', 'exhausted'].map(each => (each === 'tank' ? '<keyword>' : each))],
    ['  ', ['expect', 'turn', '<player>', '<new unit>', 'battlefield']],
    ['  # note ', []],
  ])('%j', (line, wanted) => {
    const found = at(line);
    if (wanted.length === 0) expect(found).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(wanted));
  });

  test.each<[string, string[]]>([
    ['  Ana plays ', ['<card>']],
    ['  Ana plays X ', ['choosing', 'moving', 'paying', 'to', 'as', 'from']],
    ['  Ana plays X to base ', ['choosing', 'moving', 'paying', 'as', 'from']],
    ['  Ana plays X choosing ', ['base', '<item>']],
    ['  Ana plays X choosing Wall ', ['<comma>', 'moving', 'paying']],
    ['  Ana plays X choosing Wall, ', ['<item>']],
    ['  Ana plays X moving ', ['<unit>']],
    ['  Ana plays X moving Wall to ', ['base', '<place>']],
    ['  Ana plays X paying ', ['kill', 'discard', '<number>', '<keyword>']],
    ['  Ana plays X paying 1 ', ['calm', 'fury', '<comma>']],
    ['  Ana plays X from ', ['facedown', 'trash', 'hand']],
    ['  expect Ana cannot play X ', ['choosing', 'because']],
    ['  Ana activates X ', ['choosing', 'paying']],
    ['  Ana hides X ', ['at']],
    ['  Ana chooses ', ['combat', 'showdown', 'base', '<item>', '<number>']],
    ['  Ana chooses 2 ', ['to', '<end>']],
    ['  Ana declines ', ['<item>', '<end>']],
    ['  Ana orders ', ['<item>']],
  ])('%j', (line, wanted) => expect(at(line)).toEqual(expect.arrayContaining(wanted)));

  test('a clause that stands is not offered again', () => {
    expect(at('  Ana plays X choosing Wall paying 2 ')).not.toContain('choosing');
    expect(at('  Ana activates X ')).not.toContain('to');
  });

  test.each<[string, string[]]>([
    ['card "X" ', ['unit', 'spell', 'gear', 'battlefield', 'legend', 'rune']],
    ['card "X" unit ', ['champion', 'token', 'action']],
    ['card "X" unit\n  ', ['cost', 'might', 'domains', 'tags', 'text', '<keyword>', 'scenario', 'card']],
    ['card "X" unit\n  cost ', ['<number>']],
    ['card "X" unit\n  cost 3 ', ['fury', 'any']],
    ['card "X" unit\n  tags A, ', ['<tag>']],
    ['card "X" unit\n  domains ', ['calm']],
    ['card "X" unit\n  tank, ', ['<keyword>']],
    ['card "X" unit\n  equip ', ['<number>', 'calm']],
    ['card "X" unit\n  text ', ['<words>']],
  ])('on a card: %j', (text, wanted) => {
    const found = expectedAt(text, text.length).wanted.map(each => ('word' in each ? each.word : `<${each.kind}>`));
    expect(found).toEqual(expect.arrayContaining(wanted));
  });

  test('the sentence so far', () => {
    const line = '  expect Ana cannot move Raider, Wall to ';
    const { sentence } = expectedAt(head + line, head.length + line.length);
    expect(sentence).toMatchObject({ player: { text: 'Ana' }, verb: 'moves', mood: 'cannot' });
    expect(sentence?.units.map(unit => unit.text)).toEqual(['Raider', 'Wall']);
  });

  test('what the choice replaces', () => {
    const line = '  Ana moves Raider to "Sunken Te';
    const { replaces } = expectedAt(head + line, head.length + line.length);
    expect((head + line).slice(replaces.start, replaces.end)).toBe('"Sunken Te');
  });
});

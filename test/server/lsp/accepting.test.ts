/** Whatever is offered can be accepted: it makes no mistake of syntax where there was none. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver';
import { expectedAt } from '../../../engine/language/completion/expected.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { lineIndex } from '../../../server/analysis/document/lines.ts';
import { fixture } from './fixture.ts';
import { complete, diagnostics } from './inProtocol.ts';

const folder = new URL('../../../examples/', import.meta.url);
const OWN = `card "Loud \\"Boom\\" Lantern" unit
  might 3
  when I attack: draw 1

scenario "Names that need care"
  edition 1.4
  player Ana hand "Loud \\"Boom\\" Lantern" energy 4
  player "Ben \\\\ Two" runes 2x calm
  battlefield "turn" controlled by "Ben \\\\ Two"
    "Ben \\\\ Two": "expect" might 3 tank
    "Ben \\\\ Two": 2x "$Recruit}" might 1 token
  base Ana
    Raider might 4 attached Helm
    gear Helm might +1
  turn Ana
  Ana plays "Loud \\"Boom\\" Lantern" paying exhaust Raider
  all pass
  Ana moves Raider to "turn"
  all pass
  expect Ana cannot assign 4 to "expect" because 465.2.c.4
  expect "expect" is alive
`;
const FILES: readonly string[] = [
  OWN,
  ...readdirSync(folder)
    .filter(name => name.endsWith('.rift'))
    .map(name => readFileSync(new URL(name, folder), 'utf8')),
];

/** With each place filled in by what it proposes. */
const filledIn = (snippet: string): string => {
  const defaults = new Map<string, string>();
  const choices = snippet.replace(
    /\$\{(\d+)\|([^,|]*)[^|]*\|\}/g,
    (_, place: string, first: string) => `\${${place}:${first}}`,
  );
  const said = choices.replace(/\$\{(\d+):((?:[^}\\]|\\.)*)\}/g, (_, place: string, text: string) => {
    defaults.set(place, text);
    return text;
  });
  return said.replace(/\$(\d)/g, (_, place: string) => defaults.get(place) ?? '').replace(/\\([$}\\])/g, '$1');
};

interface Accepted {
  readonly text: string;
  /** From the beginning of the line that was completed to the end of what was accepted. */
  readonly start: number;
  readonly end: number;
}

/** As a client does that takes the text which the item brings. */
const accept = (text: string, { textEdit, insertTextFormat }: CompletionItem): Accepted => {
  if (textEdit === undefined || !('range' in textEdit)) throw new Error('an item without its edit');
  const lines = lineIndex(text);
  const from = lines.offsetAt(textEdit.range.start);
  const to = lines.offsetAt(textEdit.range.end);
  const start = lines.offsetAt({ line: textEdit.range.start.line, character: 0 });
  const indent = /^\s*/.exec(text.slice(start))?.[0] ?? '';
  const inserted =
    insertTextFormat === 2 ? filledIn(textEdit.newText).replaceAll('\n', `\n${indent}`) : textEdit.newText;
  return { text: text.slice(0, from) + inserted + text.slice(to), start, end: from + inserted.length };
};

const problemsIn = (text: string, start: number, end: number): readonly string[] =>
  parseFile(text).blocks.flatMap(({ tree, offset }) =>
    tree.problems.flatMap(({ span, message, code }) =>
      span.start + offset >= start && span.start + offset <= end ? [`${code} ${message}`] : [],
    ),
  );

/** Whether the sentence has been read up to there, and something is still to follow. */
const isUnfinished = (text: string, end: number): boolean => {
  const block = parseFile(text).blocks.findLast(({ offset }) => offset <= end);
  if (block === undefined) return false;
  const said = `${block.text.slice(0, end - block.offset)} `;
  const { wanted, mayEnd } = expectedAt(said, said.length);
  return wanted.length > 0 && !mayEnd;
};
/** A name alone on its line: what it does, or what it is, is still to follow. */
const isName = (line: string): boolean => /^\s*(?:[\p{L}\p{N}'’-]+|"(?:[^"\\]|\\.)*")$/u.test(line);
/** Told of a word that is taken for a name: what follows does not change that. */
const IS_TAKEN_FOR_A_NAME = /is a word of the language/;

test('an accepted item is read as what it says, wherever it is offered', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.nat(), fc.nat(), fc.boolean(), (file, at, which, isLineEnd) => {
      const offset = at % (file.length + 1);
      // In the middle of a line only what follows on other lines is left: the line is being written.
      const rest = isLineEnd
        ? file.slice(offset).replace(/^[^\r\n]*/, '')
        : file.slice(offset).replace(/^[\p{L}\p{N}'’-]*"?[^\r\n]*/u, '');
      const { analysis, cursor, text } = fixture(
        `${file.slice(0, offset).replaceAll('$0', '$ 0')}$0${rest.replaceAll('$0', '$ 0')}`,
      );
      const { items } = complete(analysis, cursor, { snippets: true });
      const item = items[which % Math.max(items.length, 1)];
      if (item === undefined) return;
      accepted++;
      const after = accept(text, item);
      const before = problemsIn(text, after.start, lineIndex(text).offsetAt(cursor));
      const more = isName(after.text.slice(after.start, after.end)) || isUnfinished(after.text, after.end);
      const found = problemsIn(after.text, after.start, after.end).filter(
        each => !before.includes(each) && !(more && !IS_TAKEN_FOR_A_NAME.test(each)),
      );
      expect({ line: after.text.slice(after.start, after.end), found }).toEqual({
        line: after.text.slice(after.start, after.end),
        found: [],
      });
    }),
    { numRuns: 250 },
  );
  expect(accepted).toBeGreaterThan(100);
});

describe('snippets', () => {
  const offered = (marked: string) => {
    const { analysis, cursor } = fixture(marked);
    return complete(analysis, cursor, { snippets: true }).items.flatMap(({ label, insertTextFormat, textEdit }) =>
      insertTextFormat === 2 && textEdit !== undefined ? [{ label, body: textEdit.newText }] : [],
    );
  };

  test('a whole scenario is one that nothing is said about', () => {
    const body = offered('$0').find(({ label }) => label === 'scenario')?.body ?? '';
    const { analysis } = fixture(`${filledIn(body)}Raider is alive\n`);
    expect(analysis.blocks).toHaveLength(1);
    expect(diagnostics(analysis).map(({ message }) => message)).toEqual([]);
  });

  test("speak of the scenario's own players, units and battlefields", () => {
    const fight = offered(`${OWN}$0`).find(({ label }) => label === 'fight')?.body ?? '';
    expect(filledIn(fight).split('\n')).toEqual([
      'Ana moves Raider to "turn"',
      'all pass',
      'Ana assigns 3 to "expect"',
      String.raw`"Ben \\ Two" assigns 3 to Raider`,
    ]);
  });

  test('for a fight are left out where there is nobody to fight', () => {
    expect(offered('scenario "x"\n  player Ana\n  turn Ana\n  $0').map(({ label }) => label)).not.toContain('fight');
  });

  test.each([
    ['the head', 'scenario "x"\n  player Ana\n  $0'],
    ['a battlefield', 'scenario "x"\n  player Ana\n  battlefield Mill\n    $0'],
    ['a base', 'scenario "x"\n  player Ana\n  base Ana\n    $0'],
    ['the script', 'scenario "x"\n  player Ana\n  turn Ana\n  $0'],
  ])('for a line of %s have no place to fill in within quotes, where Enter would break the name', (_, marked) => {
    const found = offered(marked).filter(({ body }) => !body.includes('\n'));
    expect(found.length).toBeGreaterThan(1);
    for (const { body } of found) expect(body).not.toMatch(/"\$\{\d/);
  });
});

/** Signature help: what a statement is made of, and where in it the cursor stands. */

import { describe, expect, it } from 'vitest';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { signatureHelp } from '../../../server/analysis/signature.ts';
import { fixture } from './fixture.ts';

const BOARD = `scenario "x"
  player Ana
  player Ben
  battlefield Quarry
    Ben: Wall might 3
  base Ana
    Raider might 4
`;
const script = (line: string): string => `${BOARD}  turn Ana\n${line}`;

/** Each form, its lit place between stars. */
const shown = (marked: string): readonly string[] => {
  const { analysis, cursor } = fixture(marked);
  const help = signatureHelp(analysis, cursor);
  return (help?.signatures ?? []).map(({ label, parameters = [] }) => {
    const [start, end] = (parameters[help?.activeParameter ?? 0]?.label ?? [0, 0]) as [number, number];
    return `${label.slice(0, start)}*${label.slice(start, end)}*${label.slice(end)}`;
  });
};

describe('the form of a statement', () => {
  it.each([
    [
      '  Ana moves $0',
      ['‹player› moves *‹unit›* [, …] to ‹place› [, …]', '‹player› moves *‹unit›* [, …] to base [, …] [of]'],
    ],
    [
      '  Ana moves Raider $0',
      ['‹player› moves ‹unit› [, …] *to* ‹place› [, …]', '‹player› moves ‹unit› [, …] *to* base [, …] [of]'],
    ],
    ['  Ana moves Rai$0der to Quarry', ['‹player› moves *‹unit›* to ‹place› [, …]']],
    [
      '  Ana moves Raider,\n    $0',
      [
        '‹player› moves ‹unit›, *‹unit›* [, …] to ‹place› [, …]',
        '‹player› moves ‹unit›, *‹unit›* [, …] to base [, …] [of]',
      ],
    ],
    ['  Ana assigns 3 to $0', ['‹player› assigns ‹number› to *‹unit›* [, …]']],
    ['  Ana plays Gust $0', ['‹player› plays ‹card› *[choosing | moving | paying | showing | to | as | from]*']],
    ['  Ana mov$0', ['‹player› *moves | passes | assigns | chooses | ends | plays | activates | …*']],
    ['  turn $0', ['turn *‹player›* [‹number› | from]']],
    ['  what if $0', ['what if *‹branch›*']],
    [
      '  expect Ana cannot move Raider to Quarry because $0',
      [
        'expect ‹player› cannot move ‹unit› to ‹place› because *‹rule›*',
        'expect ‹player› cannot move ‹unit› to ‹place› because *‹edition›*',
      ],
    ],
  ])('%j', (line, forms) => {
    expect(shown(script(line))).toEqual(forms);
  });

  it.each([
    ['scenario $0', ['scenario *‹scenario›*']],
    ['scenario "x"\n  edition $0', ['edition *‹edition›* [, …] [as printed]']],
    [
      'scenario "x"\n  player Ana $0',
      ['player ‹player› *[points | hand | deck | energy | power | legend | champion | …]*'],
    ],
    [
      `${BOARD}    Scout might $0`,
      ['‹unit› might *‹number›* [, …] [‹keyword› | might | damage | exhausted | ready | stunned | buffed | …]'],
    ],
    ['card "X" unit\n  cost 3 $0', ['cost ‹number› *fury | calm | mind | body | chaos | order | any*']],
    ['card "X" unit\n  might $0', ['might *‹number›*']],
  ])('%j', (text, forms) => {
    expect(shown(text)).toEqual(forms);
  });

  it.each(['$0', '  # Ana moves $0', '  Ana mvoes Raider $0', '  $0 Ana moves'])('is none at %j', line => {
    expect(shown(script(line))).toEqual([]);
  });

  it('tells what the statement does, what each place is, and what a played card costs', () => {
    const { analysis, cursor } = fixture(script('  Ana plays Gust $0'));
    const [signature] = signatureHelp(analysis, cursor)?.signatures ?? [];
    const said = signature?.documentation;
    expect(markdownOf(said ?? [])).toMatch(/\*\*plays\*\*: [\s\S]*Gust costs 1 Energy/);
    expect(signature?.parameters?.[2]?.documentation).toBe('A card’s name.');
  });

  it('lights a place by its text for clients that know no offsets', () => {
    const { analysis, cursor } = fixture(script('  turn $0'));
    const help = signatureHelp(analysis, cursor, { offsets: false });
    expect(help?.signatures[0]?.parameters?.map(({ label }) => label)).toEqual([
      'turn',
      '‹player›',
      '[‹number› | from]',
    ]);
  });

  it('is told in a scenario of 500 lines as soon as in a short one', () => {
    const { analysis, cursor } = fixture(script(`${'  Ana moves Raider to Quarry\n'.repeat(500)}  Ana moves $0`));
    expect(signatureHelp(analysis, cursor)?.activeParameter).toBe(2);
  });
});

/** A card that is banned, or whose words do not run, says so wherever it is looked at. */

import { describe, expect, test } from 'vitest';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { hover } from '../../../server/analysis/hover.ts';
import { fixture } from './fixture.ts';
import { complete, resolveCompletion } from './inProtocol.ts';

const textOf = (contents: unknown): string =>
  typeof contents === 'object' && contents !== null && 'value' in contents
    ? String(contents.value).replaceAll('\\', '')
    : '';

const board = (units: string, script = ''): string => `scenario "x"
  player Ana
  player Ben
  battlefield Quarry
  battlefield Mill
  base Ana
    ${units}
  turn Ana
${script}`;

const hovered = (marked: string): string => {
  const { analysis, cursor } = fixture(marked);
  return markdownOf(hover(analysis, cursor)?.contents ?? []).replaceAll('\\', '');
};

const NOT_RUN = 'Only its facts are known: none of its text runs.';
const BANNED = 'Banned in sanctioned Constructed and 2v2 Constructed since 2026-03-31';

describe('hovering', () => {
  test.each([
    ['its name on the board', 'Fate = "Twisted Fate, Gam$0bler"'],
    ['the unit', 'Fa$0te = "Twisted Fate, Gambler"'],
  ])('%s of a card that does not run', (_, unit) => {
    const text = hovered(board(unit));
    expect(text).toContain(NOT_RUN);
    expect(text).toContain('*(not run)*');
  });

  test.each([
    ['its name on the board', board('Hero = "Draven, Vanqui$0sher"')],
    ['the unit', board('He$0ro = "Draven, Vanquisher"')],
    ['the unit in a line of the script', board('Hero = "Draven, Vanquisher"', '  Ana moves He$0ro to Quarry\n')],
  ])('%s of a banned card', (_, marked) => {
    expect(hovered(marked)).toContain(BANNED);
  });
});

test('completion offers it with that, and its documentation tells the rest', () => {
  const offered = (typed: string) => {
    const { analysis, cursor } = fixture(board(`Hero = "${typed}$0"`));
    const [item] = complete(analysis, cursor, { snippets: true }).items;
    const documentation = item && resolveCompletion(analysis, item).documentation;
    return { label: item?.label, detail: item?.detail, documentation: textOf(documentation) };
  };
  const short = offered('Twisted Fate, G');
  expect(short).toMatchObject({ label: 'Twisted Fate, Gambler', detail: 'champion unit, facts only' });
  expect(short.documentation).toContain(NOT_RUN);
  expect(offered('Draven, Van').documentation).toContain(BANNED);
});

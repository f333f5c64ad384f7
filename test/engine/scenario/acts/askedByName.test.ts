/** Names in answers: whom a question is about, and what is put in order. */
import { describe, expect, it } from 'vitest';
import { play } from '../support.ts';

const messages = (script: readonly string[]): readonly string[] =>
  play(`
card "Toll Gate" battlefield
  if a unit here would die, its controller may pay 3 rainbow to heal it and recall it instead
card "Soft Bed" gear
  if a friendly unit would die, recall it instead
card "Open Gate" gear
  if an enemy unit would die, banish it instead
scenario "x"
  edition 1.4
  player Ana
  player Ben power 3 calm
  battlefield Gate = "Toll Gate" controlled by Ben
    Ben: Wall might 2
    Ben: Pike might 2
  battlefield Grove controlled by Ana
    Ana: Thrall might 1
  base Ana
    Ogre might 5
    gear Bed = "Soft Bed"
  base Ben
    gear Door = "Open Gate"
  turn Ana
${script.map(line => `  ${line}`).join('\n')}
`).report.diagnostics.flatMap(({ code, message }) => (/^(play|flow)\//.test(code) ? [message] : []));

const FIGHT = ['Ana moves Ogre to Gate', 'all pass', 'Ana assigns 2 to Wall, 3 to Pike'];

describe('an answer by name', () => {
  it('of one asked about two units is told which they are', () => {
    expect(messages([...FIGHT, 'Ben accepts Ogre'])).toContain(
      'Gate asks Ben about Wall or Pike now, not about "Ogre".',
    );
  });

  it('is waited for with the name of the unit', () => {
    expect(messages([...FIGHT, 'Ben chooses Pike', 'expect Wall is dead'])).toContainEqual(
      expect.stringContaining('Ben has to accept or decline for Gate, as to Pike: whether to pay.'),
    );
  });

  it.each([
    ['Ana orders Thrall, Bed', '"Thrall" cannot be ordered here; to be ordered: Bed and Door.'],
    ['Ana orders Dor', '"Dor" cannot be ordered here; to be ordered: Bed and Door. Did you mean Door?'],
    ['Ana orders Bed, Bed', '"Bed" is already in the order; to be ordered here: Bed and Door.'],
  ])('%s', (line, message) => {
    expect(messages(['effect by Ana: kill Thrall', line])).toEqual([message]);
  });

  it('of whoever is not asked is refused for that', () => {
    expect(messages(['effect by Ana: kill Thrall', 'Ben orders Ogre'])).toEqual([
      'Ana chooses for Bed and Door, not Ben.',
    ]);
  });
});

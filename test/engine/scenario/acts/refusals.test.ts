/** What a refusal says would be right: what waits, on whom, and what comes first. */
import { describe, expect, it } from 'vitest';
import { play } from '../support.ts';

const message = (script: readonly string[], code: string): string | undefined =>
  play(`
card Sting spell
  deal 1 to a unit
card Shout spell reaction
  draw 1
card Answer spell reaction
  counter a spell
card Swap spell
  choose two units at the same battlefield. deal 1 to those units
scenario "x"
  edition 1.4
  cites 443.1.d.4
  player Ana hand Sting, Answer, Swap
  player Ben hand Answer, Shout
  battlefield Quarry controlled by Ben
    Ben: Wall might 9
  battlefield Grove controlled by Ana
    Ana: Scout might 1
    Ana: Pike might 1
  battlefield Spire controlled by Ben
    Ben: Thorn might 9
    Ben: Tom might 9
  base Ana
    Raider might 6
    Imp might 1
  turn Ana
${script.map(line => `  ${line}`).join('\n')}
`).diagnostic(code)?.message;

describe('a refusal', () => {
  it.each(['Ana chooses Raider', 'Ben chooses Raider', 'Ana accepts'])('of "%s" names the damage that waits', line => {
    expect(message(['Ana moves Raider, Imp to Quarry', 'all pass', line], 'flow/not-now')).toBe(
      'Ben has to assign 9 damage first.',
    );
  });

  it('of a choice where nothing waits says so', () => {
    expect(message(['Ana chooses Raider'], 'flow/nothing-pending')).toBe(
      'No choice is waiting here: Ana has nothing to choose or answer at this point. What a card chooses is part of the line that plays it, as in “Ana plays CARD choosing Raider”; what an ability chooses is chosen once it has triggered.',
    );
  });

  it.each([
    ['Ana accepts', /A “may” is decided as its ability triggers or resolves; .*“paying repeat”/],
    ['Ana chooses yes', /A “may” is decided/],
    ['Ana declines', /A “may” is decided/],
    ['Ana orders Raider', /only when several of Ana's have triggered at the same time/],
    ['Ana names Sting', /only as a card that asks for one resolves/],
    ['Ana chooses Sting', /To play the card, write “Ana plays Sting”/],
  ])('of "%s" where nothing waits says what it would be for', (line, what) => {
    expect(message([line], 'flow/nothing-pending')).toMatch(what);
  });

  it('of a choice in a showdown says what ends it', () => {
    expect(message(['Ana moves Raider to Quarry', 'Ana chooses Wall'], 'flow/nothing-pending')).toContain(
      'The showdown at Quarry is still open; choices that follow from it come after “all pass”',
    );
  });

  it('for want of priority says who passes first', () => {
    expect(message(['Ana plays Sting choosing Wall', 'Ben plays Answer choosing Sting'], 'play/timing')).toBe(
      'Ana has priority now, not Ben; continue with "Ana passes".',
    );
  });

  it('of a counterspell says that its spell is not on the chain', () => {
    expect(message(['Ana plays Answer choosing Sting'], 'play/target')).toContain('it is not on the chain');
  });

  it('is not followed by one of what was to counter the refused play', () => {
    const lines = ['Ana plays Sting choosing Wall', 'Ben plays Shout', 'Ana plays Answer choosing Shout'];
    expect(message(lines, 'play/timing')).toContain('Ana has priority now');
    expect(message(lines, 'play/target')).toBeUndefined();
  });

  it.each([
    ['Thorn, Raider', "Swap cannot choose Raider: it is at Ana's base, not at a battlefield."],
    ['Thorn, Scout', 'Swap has to choose 2 units at the same battlefield; Thorn and Scout together do not match that.'],
    ['Tom, Thorn, Scout', 'Swap does not choose Scout: it has already made all its choices as it is played.'],
  ])('of a choice of %s says what does not fit', (chosen, why) => {
    expect(message([`Ana plays Swap choosing ${chosen}`], 'play/target')).toBe(why);
  });

  it('in the open main phase says whose turn it is', () => {
    expect(message(['Ben plays Answer'], 'play/timing')).toBe(
      'Only the turn player, Ana, can play in the open main phase, not Ben.',
    );
  });

  it('of a number of another edition tells the number of this one', () => {
    expect(message([], 'cite/other-edition')).toBe(
      'Edition 1.4 has no rule 443.1.d.4; 1.2 has. In 1.4 it is 465.2.c.4.',
    );
  });
});

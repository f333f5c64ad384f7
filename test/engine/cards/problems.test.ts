import { describe, expect, it } from 'vitest';
import { parseAbility, parseEffect } from '../../../engine/cards/sentence.ts';

/** The word that is not understood stands between the marks. */
const WRONG: readonly (readonly [on: 'unit' | 'spell' | 'gear' | 'battlefield', marked: string, expected: RegExp])[] = [
  ['unit', 'when I attack: »explode«', /"when I attack:" but not "explode"/],
  ['unit', 'when I »yawn«: draw 1', /"when I" but not "yawn"/],
  ['unit', 'other friendly units »shout«', /but not "shout"/],
  ['spell', '»explode« a unit', /beginning/],
  ['spell', 'deal »many« to a unit', /a number/],
  ['spell', 'buff a friendly unit »choosing« Wall', /Only spells and abilities choose.*a separate line/],
  ['spell', 'deal 2 to a »thing«', /but not "thing"/],
  ['spell', 'give a unit +2 »strength« this turn', /might/],
  ['spell', 'stun an enemy unit »tomorrow«', /but not "tomorrow"/],
  ['spell', 'draw 1. then »laugh«', /but not "laugh"/],
  ['spell', 'deal 2 to a unit at a »castle«', /battlefield/],
  ['spell', 'move a friendly unit to »nowhere«', /base/],
  ['spell', 'kill a unit with 3 »hats« or less', /might/],
  ['spell', 'stun »that« unit', /refers to nothing that was mentioned before/],
  ['unit', '»it« has +1 might', /refers to nothing that was mentioned before.*"me"/],
  ['unit', 'while I am at a battlefield, »it« has +1 might', /refers to nothing that was mentioned before/],
  ['unit', 'I have +1 might while »it« is exhausted', /refers to nothing that was mentioned before/],
  ['battlefield', '»they« have tank', /refers to nothing that was mentioned before/],
  ['unit', 'when »it« dies: draw 1', /refers to nothing that was mentioned before/],
  ['spell', 'ready »it«', /refers to nothing that was mentioned before/],
  ['spell', 'you may kill »it«', /refers to nothing that was mentioned before/],
  ['unit', 'exhaust me: deal 1 to »it«', /refers to nothing that was mentioned before.*"me"/],
  ['gear', 'exhaust this: give »it« +1 might this turn', /refers to nothing that was mentioned before/],
  ['unit', '1: ready »it«', /refers to nothing that was mentioned before/],
  ['unit', 'exhaust »it«: draw 1', /refers to nothing that was mentioned before/],
  ['unit', 'at the start of your turn, buff »it«', /refers to nothing that was mentioned before/],
  ['unit', 'if »it« would die, recall it instead', /refers to nothing that was mentioned before/],
  ['gear', '1 »plum«: draw 1', /calm|domain/],
  ['gear', 'attached: I have »wings«', /keyword/],
  ['unit', 'if I would die, »dance« instead', /but not "dance"/],
  ['unit', 'level »many«: I have +1 might', /a number/],
  ['unit', 'when I attack, if it »rains«: draw 1', /but not "rains"/],
  ['unit', 'if I would be »readied«, draw 1 instead', /cannot replace that event or add to it.*be stunned/],
  ['unit', 'if you would »predict«, draw 1 instead', /cannot replace that event or add to it/],
  ['unit', 'if you would play a »spell«, draw 1 instead', /cannot replace that event or add to it.*play a token/],
  ['unit', 'if you would hold »here«, draw 1 instead', /cannot replace that event or add to it/],
  [
    'unit',
    'if you would draw one or more »cards«, draw 1 instead',
    /cannot replace that event or add to it.*draw a card/,
  ],
  ['unit', 'as I »attack«, draw 1', /cannot replace that event or add to it/],
  [
    'unit',
    '»deal 2 to a unit«',
    /says what is done, but not when.*"when you play me: deal 2 to a unit" or "exhaust me: /,
  ],
  ['unit', '»give a friendly unit +1 might this turn«', /not when/],
  ['gear', '»draw 1«', /"when you play this: draw 1" or "exhaust this: draw 1"/],
  ['battlefield', '»draw 1«', /"when you conquer here: draw 1" or "when you hold here: draw 1"/],
  ['spell', 'when you play »me«: draw 1', /leave out "when you play me"/],
  ['spell', 'as you play this, discard 1. »if« you do, draw 1', /refers to an additional cost/],
  ['unit', 'spend »any« amount of xp: draw 1', /only as a spell resolves/],
  ['unit', 'when I attack: you may spend »any« amount of xp to draw that many', /only as a spell resolves/],
  ['spell', 'choose a unit. the next time it would attack this »turn«, kill it instead', /cannot replace that event/],
  ['unit', 'when I conquer, if you control a Poro, »otherwise«: draw 1', /after the colon/],
  ['unit', 'when I conquer, if you control a Poro: draw 1. »otherwise«, draw 2', /after the colon/],
  ['unit', 'when I conquer, if you control a Poro, draw 1. »otherwise«, draw 2', /after the colon/],
  ['unit', 'when I conquer, »otherwise«: draw 1', /after the colon/],
  ['spell', 'draw 1. »otherwise«, draw 2', /needs a condition/],
  ['unit', '»[Tank]«', /without brackets: “tank”/],
  ['unit', '»[Shield 2]« (I have +2 Might)', /without brackets: “shield 2”/],
  ['unit', '»[E]«: draw 1', /in words, as “exhaust me/],
  ['unit', 'when I attack: »otherwise« draw 1', /needs a condition/],
  ['unit', 'when I attack: if you control a Poro, draw 1. otherwise, »explode«', /but not "explode"/],
];

describe('what is not understood', () => {
  it.each(WRONG)('on a %s: %s', (on, marked, expected) => {
    const start = marked.indexOf('»');
    const text = marked.replace(/[»«]/g, '');
    const found = parseAbility(text, on);
    expect(found.ok).toBe(false);
    if (found.ok) return;
    expect(text.slice(found.problem.start)).toBe(text.slice(start));
    expect(`${found.problem.message} ${found.problem.expected.join(' ')}`).toMatch(expected);
  });

  it('says that a sentence is cut short', () => {
    const found = parseAbility('when I attack:', 'unit');
    expect(found).toMatchObject({ ok: false, problem: { start: 14, end: 14 } });
    if (!found.ok) expect(found.problem.message).toContain('not complete');
  });

  it('names up to three forms that come near', () => {
    const found = parseAbility('give a unit +2 mihgt this turn', 'spell');
    expect(found.ok).toBe(false);
    if (found.ok) return;
    expect(found.problem.near.length).toBeLessThanOrEqual(3);
    expect(found.problem.near).toContain('give UNIT +N might [this turn | this combat]');
    expect(found.problem.message).toContain('give UNIT +N might');
  });

  it('never takes a sentence in part', () => {
    for (const text of [
      'draw 1 draw 1',
      'stun a unit a unit',
      'I have +1 might might',
      'when I attack: when I attack: draw 1',
    ])
      expect(parseAbility(text, 'unit'), text).toMatchObject({ ok: false });
  });

  it('holds names for mistakes, except in a scenario', () => {
    expect(parseAbility('stun Wall', 'spell').ok).toBe(false);
    expect(parseEffect('stun Wall').ok).toBe(true);
  });
});

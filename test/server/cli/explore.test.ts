import { describe, expect, it } from 'vitest';
import { UNSPECIFIED_HANDS } from '../../engine/scenario/unspecifiedHands.ts';
import { cli, folderOf } from './fixture.ts';

const BOARD = `scenario "A raid"
  edition 1.5
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Guard might 2
  base Ana
    Raider might 4
    Scout might 1

  turn Ana
  Ana moves Scout to Quarry
`;

const TOO_MUCH = `card Swell spell
  play 3500 1 might Recruit unit tokens

scenario "Too much"
  edition 1.5
  player Ana hand Swell
  player Ben hand nothing
  battlefield Quarry

  turn Ana
`;

const ENDLESS = `card "Coin Press" gear
  when you play a token unit: play a 1 might Recruit unit token to your base

card Spawn spell
  play a 1 might Recruit unit token to your base

scenario "Endless"
  edition 1.5
  player Ana hand Spawn
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
    gear "Coin Press"

  turn Ana
`;

const LOOP = `card "Coin Press" gear
  exhaust this: play a 1 might Recruit unit token. ready a friendly gear

card "Night Bell" gear
  exhaust this: ready a friendly gear

scenario "A loop"
  edition 1.5
  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry
  battlefield Meadow
  base Ana
    gear Press = "Coin Press" exhausted
    gear Bell = "Night Bell"

  turn Ana
`;

const UNTOLD = `card Draught spell
  cost 1
  draw 1

card Herald unit
  might 2
  text "When the moon is full, this wins the game."

scenario "Not all is told"
  edition 1.5
  player Ana energy 1 hand Draught
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
    Raider might 5
    Bell = Herald

  turn Ana
  expect Ana can force Ana controls Quarry
  can Ana force Raider is dead?
`;

const WITHOUT_TURN = `scenario "No turn"
  player Ana
  player Ben
  battlefield Quarry
`;

describe('explore', () => {
  it('tells each outcome by what is not so in all of them, with a shortest script', async () => {
    const { status, out, err } = await cli(folderOf({ 'a.rift': BOARD }), ['explore', 'a.rift']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^A raid, core rules 1\.5: 2 outcomes\nIn all of them, Scout is dead\.\n/);
    expect(out).toContain("\n1  Wall is at Quarry; Raider is in Ana's base (1 way)\n    Ana passes\n");
    expect(out).toContain('    Ana assigns 3 to Wall, 1 to Guard\n    Ben assigns 5 to Raider\n    Ana ends turn\n');
  });

  it('explores from behind a line', async () => {
    const whole = await cli(folderOf({ 'a.rift': BOARD }), ['explore', 'a.rift', '--line', '12', '--count']);
    expect(whole.out).toMatch(/^plies {2}ways {2}ended {2}positions\n/);
    expect(whole.out).toMatch(/\n {4}1 {5}4 {6}1 {10}4\n/);
  });

  it('says beside the answer that lines before it were refused, whatever is asked', async () => {
    const folder = folderOf({
      'a.rift': BOARD.replace('    Scout might 1\n', '    Scout might 1\n    Imp mihgt 2\n').replace(
        'turn Ana',
        'turn Ana\n  Ana moves Raidr to Quarry',
      ),
    });
    const said = 'Not as written: 2 lines have errors. riftbench check says why.\n';
    for (const more of [[], ['--count'], ['--force', 'Wall is dead'], ['--json']]) {
      const { err } = await cli(folder, ['explore', 'a.rift', ...more]);
      expect(err).toBe(said);
    }
    const early = await cli(folder, ['explore', 'a.rift', '--line', '13']);
    expect(early.err).toBe('Not as written: a line has an error. riftbench check says why.\n');
  });

  it('prints counts as JSON, up to a depth, and says where the time was too short', async () => {
    const folder = folderOf({ 'a.rift': BOARD });
    const { status, out } = await cli(folder, [
      'explore',
      'a.rift',
      '--line',
      '12',
      '--count',
      '--depth',
      '1',
      '--json',
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      edition: '1.5',
      ply: 'written',
      rows: [
        [0, 1, 0, 1],
        [1, 4, 1, 4],
      ],
      limited: false,
    });
    const short = await cli(folder, ['explore', 'a.rift', '--line', '12', '--limit', '1', '--json'], { tick: 600 });
    expect([short.status, JSON.parse(short.out).limited]).toEqual([1, true]);
    expect(short.err).toBe('riftbench: not everything was looked at in 1 second; --limit gives it more time.\n');
  });

  it('proves what can be forced, with a script, and shows what stands against the rest', async () => {
    const folder = folderOf({ 'a.rift': BOARD });
    const asked = (...more: readonly string[]) => cli(folder, ['explore', 'a.rift', '--line', '12', ...more]);
    const forced = await asked('--force', 'Wall is dead and Raider is dead', '--who', 'Ana');
    expect([forced.status, forced.err]).toEqual([0, '']);
    expect(forced.out).toMatch(
      /^A raid, core rules 1\.5\nAna can force “Wall is dead and Raider is dead”, in 1 ply at most\. 3 of Ana's first acts keep it forced\.\n/,
    );
    expect(forced.out).toContain('    Ana moves Raider to Quarry\n');
    const json = JSON.parse((await asked('--force', 'Scout is dead', '--who', 'Ben', '--json')).out);
    expect(json).toMatchObject({
      version: 1,
      who: 'Ben',
      force: false,
      possible: true,
      certain: false,
      limited: false,
    });
    expect([json.firstActs, json.within, json.helped > 0, json.line.length > 0]).toEqual([null, null, true, true]);
    const never = await asked('--force', 'Ben has 5 points', '--who', 'Ana');
    expect([never.status, never.out]).toEqual([
      1,
      'A raid, core rules 1.5\nAna cannot force “Ben has 5 points”: it cannot come true at all.\n',
    ]);
    const wrong = await asked('--force', 'Walt is dead', '--who', 'Anna');
    expect([wrong.status, wrong.err]).toEqual([2, expect.stringMatching(/^riftbench: --force "Walt is dead": .*Wall/)]);
    expect((await asked('--force', 'Wall is dead', '--who', 'Anna')).err).toContain('Did you mean Ana?');
    expect((await asked('--within', 'this combat')).err).toContain('no combat is under way there');
  });

  it('values each first act, the best first, and says what becomes of the rest', async () => {
    const folder = folderOf({ 'a.rift': BOARD });
    const asked = (...more: readonly string[]) => cli(folder, ['explore', 'a.rift', '--line', '12', ...more]);
    const { status, out, err } = await asked('--value', 'Wall is dead and Raider is dead', '--who', 'Ana');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^A raid, core rules 1\.5\nAfter 3 of Ana's 4 first acts, Ana can force “Wall is dead and Raider is dead”\.\n\n1 {2}forced, in 1 ply at most\n {4}Ana moves Raider to Quarry\n/,
    );
    expect(out).toMatch(/\n4 {2}not forced\n {4}Ana ends turn\n {2}and it can no longer become true\n$/);
    const refuted = await asked('--value', 'Raider is alive', '--who', 'Ana');
    expect([refuted.status, refuted.out]).toEqual([
      0,
      'A raid, core rules 1.5\n“Raider is alive” is true before anything is done.\n',
    ]);
    const json = JSON.parse((await asked('--value', 'Scout is dead', '--who', 'Ben', '--json')).out);
    expect(json).toMatchObject({
      version: 1,
      edition: '1.5',
      who: 'Ben',
      decider: 'Ana',
      isReached: false,
      limited: false,
    });
    expect(json.acts.map((each: { force: boolean }) => each.force)).toEqual([true, true, false, false]);
    const short = await cli(
      folder,
      ['explore', 'a.rift', '--line', '12', '--value', 'Guard is dead', '--limit', '1', '--json'],
      { tick: 200 },
    );
    expect([short.status, JSON.parse(short.out).limited]).toEqual([1, true]);
    const two = await asked('--value', 'Wall is dead', '--force', 'Wall is dead');
    expect([two.status, two.err]).toEqual([
      2,
      'riftbench: --force and --value are two questions: ask one at a time.\n',
    ]);
  });

  it('finds the best that a player can be sure of, or says within what it lies', async () => {
    const folder = folderOf({ 'a.rift': BOARD });
    const asked = (...more: readonly string[]) => cli(folder, ['explore', 'a.rift', '--line', '12', ...more]);
    const { status, out, err } = await asked('--best', 'most units killed', '--who', 'Ana');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^A raid, core rules 1\.5\nThe most units killed that Ana can guarantee: 2; now 0 \(\d+ positions examined\)\.\n {4}Ana moves Raider, Scout to Quarry\n/,
    );
    const lost = await asked('--best', 'fewest of mine lost', '--json');
    expect(JSON.parse(lost.out)).toMatchObject({
      version: 1,
      edition: '1.5',
      best: 'fewest of mine lost',
      who: 'Ana',
      value: 0,
      atLeast: 0,
      atMost: 0,
      now: 0,
      line: ['Ana ends turn'],
      limited: false,
    });
    const claim = await asked('--best', 'Wall is dead and Raider is dead');
    expect(claim.out).toContain('Ana can force “Wall is dead and Raider is dead”, in 1 ply at most.');
    const far = await asked('--best', 'most points', '--within', 'this game');
    expect([far.status, far.err]).toEqual([
      2,
      'riftbench: --within can be this turn, this combat, this showdown, or 3 turns, not "this game".\n',
    ]);
    const wrong = await asked('--best', 'most unit killed');
    expect([wrong.status, wrong.err]).toEqual([2, expect.stringContaining('Did you mean units killed?')]);
    const short = await cli(
      folder,
      ['explore', 'a.rift', '--line', '12', '--best', 'most units killed', '--limit', '1'],
      { tick: 40 },
    );
    expect([short.status, short.out]).toEqual([
      1,
      expect.stringMatching(
        /was not decided: [01] at least \(\d+ positions examined\)\.\nA script .*:\n(?: {4}\w.*\n)+$/,
      ),
    ]);
  });

  it('judges each line of the script: what it kept, lost, gave or brought about', async () => {
    const script = ['Ana passes', 'Ben passes', 'Ana moves Raider to Quarry', 'Ana passes', 'Ben passes'];
    const folder = folderOf({ 'a.rift': BOARD + script.map(line => `  ${line}\n`).join('') });
    const asked = (...more: readonly string[]) => cli(folder, ['explore', 'a.rift', '--lines', ...more]);
    const lost = await asked('Wall is dead and Guard is dead', '--who', 'Ana');
    expect([lost.status, lost.err]).toEqual([1, '']);
    expect(lost.out).toMatch(
      /^A raid, core rules 1\.5\nBefore line 13, Ana could force “Wall is dead and Guard is dead”; line 13 lost it\.\n\nline 13 {2}Ana moves Scout to Quarry\n {2}lost it: it can no longer be forced\n {2}would have kept it:\n {4}Ana moves Raider, Scout to Quarry\n\nline 14 {2}Ana passes\n {2}changed nothing: it cannot be forced\n/,
    );
    const brought = await asked('Wall is dead', '--who', 'Ana', '--line', '13');
    expect(brought.out).toContain('Before line 14, Ana could force “Wall is dead”; line 16 brought it about.\n');
    const gave = JSON.parse((await asked('Scout is dead', '--who', 'Ben', '--json')).out);
    expect(gave).toMatchObject({ version: 1, who: 'Ben', limited: false });
    expect(gave.acts).toEqual([
      {
        line: 13,
        act: 'Ana moves Scout to Quarry',
        before: false,
        after: true,
        within: 0,
        what: 'gave',
        instead: [['Ana moves Raider to Quarry'], ['Ana ends turn']],
      },
    ]);
    expect((await asked('Wall is alive')).out).toContain('“Wall is alive” is true before the first of these lines.\n');
  });

  it('finds acts that can be gone through again and again, with what each round brings', async () => {
    const folder = folderOf({ 'a.rift': LOOP });
    const asked = (...more: readonly string[]) => cli(folder, ['explore', 'a.rift', '--repeat', ...more]);
    const found = await asked('tokens');
    expect([found.status, found.err]).toEqual([0, '']);
    expect(found.out).toMatch(
      /^A loop, core rules 1\.5\nAna can repeat 1 act for 1 more token each time, as long as nobody acts against it \(\d+ positions examined\)\.\nFirst:\n {4}Ana activates Bell\n {4}Ana chooses Press\n[\s\S]*Then, again and again:\n {4}Ana activates Press\n/,
    );
    expect(JSON.parse((await asked('tokens', '--json')).out)).toMatchObject({
      version: 1,
      who: 'Ana',
      repeat: 'tokens',
      found: true,
      acts: 1,
      gained: [{ gain: 'tokens', amount: 1 }],
      helped: false,
      limited: false,
    });
    const none = await asked('anything', '--who', 'Ben');
    expect([none.status, none.out]).toEqual([
      1,
      'A loop, core rules 1.5\nBen cannot repeat anything for more of anything: nothing of at most 8 acts leads back to the same position, as long as the others pass (0 positions examined).\n',
    ]);
    expect((await asked('frogs')).err).toContain('--repeat');
  });

  it('names in each answer the hands, decks and cards that are not told, and on which it is conditional', async () => {
    const folder = folderOf({ 'a.rift': UNTOLD });
    const ASKED = [
      [],
      ['--count'],
      ['--force', 'Ana controls Quarry'],
      ['--best', 'most points'],
      ['--value', 'Ana controls Quarry'],
      ['--repeat', 'anything'],
    ];
    for (const asked of ASKED) {
      const text = await cli(folder, ['explore', 'a.rift', ...asked]);
      expect([text.err, text.out]).toEqual([
        '',
        expect.stringMatching(
          /\n\nThis leaves out Ben's hand, which is not specified; the cards of Ana's deck, which is not specified; the text of Herald that does not run\.\n$/,
        ),
      ]);
      const json = JSON.parse((await cli(folder, ['explore', 'a.rift', ...asked, '--json'])).out);
      expect(json.assumed).toEqual({
        hands: ['Ben'],
        decks: ['Ana'],
        runes: [],
        resources: [],
        domains: [],
        cards: ['Herald'],
        order: [],
      });
    }
    const told = UNTOLD.replace('player Ben', 'player Ben hand nothing')
      .replace('hand Draught', 'hand nothing')
      .replace('    Bell = Herald\n', '');
    const whole = await cli(folderOf({ 'a.rift': told }), ['explore', 'a.rift', '--json']);
    expect(JSON.parse(whole.out).assumed).toEqual({
      hands: [],
      decks: [],
      runes: [],
      resources: [],
      domains: [],
      cards: [],
      order: [],
    });
    expect((await cli(folderOf({ 'a.rift': told }), ['explore', 'a.rift'])).out).not.toContain('leaves out');
  });

  it('says how far it has come where it was not decided whether something can be forced', async () => {
    const asked = ['explore', 'a.rift', '--line', '12', '--force', 'Wall is dead', '--limit', '1'];
    const folder = folderOf({ 'a.rift': BOARD });
    const first = await cli(folder, asked, { tick: 600 });
    expect([first.status, first.out]).toEqual([
      1,
      expect.stringMatching(
        /was not decided: \d+ positions? w(as|ere) examined, not even all relevant ones up to 1 ply\.\n/,
      ),
    ]);
    const json = JSON.parse((await cli(folder, [...asked, '--json'], { tick: 600 })).out);
    expect(json).toMatchObject({ force: null, depth: 0, limited: true });
  });

  it('names the hands in which more could make it another answer whether something can be forced', async () => {
    const folder = folderOf({ 'a.rift': UNSPECIFIED_HANDS });
    const handsFor = async (who: string, claim: string): Promise<readonly string[]> => {
      const asked = ['explore', 'a.rift', '--force', claim, '--who', who];
      const { hands } = JSON.parse((await cli(folder, [...asked, '--json'])).out).assumed;
      const { out } = await cli(folder, asked);
      for (const name of ['Ana', 'Ben']) expect(out.includes(`${name}'s hand`)).toBe(hands.includes(name));
      return hands;
    };
    expect(await handsFor('Ana', 'Wall is dead')).toEqual(['Ben']);
    expect(await handsFor('Ben', 'Wall is dead')).toEqual(['Ben']);
    expect(await handsFor('Ana', 'Ben has 1 point')).toEqual(['Ana', 'Ben']);
    // It becomes true whatever anybody does.
    expect(await handsFor('Ana', 'Wall is alive')).toEqual(['Ana', 'Ben']);
  });

  it('says of an order that chance made that the answer holds for it alone', async () => {
    // The deck runs out: two cards of the trash become it.
    const recycling = UNTOLD.replace('draw 1', 'draw 2')
      .replace('hand Draught', 'hand Draught deck Gust')
      .replace('  base Ana', '  trash Ana Flash, Cleave\n  base Ana');
    const { out } = await cli(folderOf({ 'a.rift': recycling }), ['explore', 'a.rift', '--json']);
    expect(JSON.parse(out).assumed).toMatchObject({ decks: [], order: ['Flash', 'Cleave'] });
  });

  it('names them in what a check says of a claim and of a question, too', async () => {
    const { out } = await cli(folderOf({ 'a.rift': UNTOLD }), ['check', 'a.rift', '--format', 'json']);
    const [{ expectations, questions }] = JSON.parse(out).files[0].scenarios;
    const without =
      /This leaves out Ben's hand, .*; the cards of Ana's deck, .*; the text of Herald that does not run\.$/;
    expect(expectations[0].message).toMatch(without);
    expect(questions[0].message).toMatch(without);
  });

  it('says what is more than the engine plays', async () => {
    const { status, out, err } = await cli(folderOf({ 'a.rift': TOO_MUCH }), ['explore', 'a.rift']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^riftbench: a\.rift: "Too much": .*more than 3,000 .*\n$/);
  });

  it('ends at a position where more may be done than it goes through, unless it is said how long that may take', async () => {
    const crowd = BOARD.replace('    Scout might 1\n', '    Scout might 1\n    100x Crowd might 1\n');
    const asked = (...more: readonly string[]) =>
      cli(folderOf({ 'a.rift': crowd }), ['explore', 'a.rift', '--line', '13', ...more]);
    const found = await asked();
    expect([found.status, found.err]).toEqual([
      1,
      expect.stringMatching(/^riftbench: not everything was looked at: at one position there is more to do than /),
    ]);
    expect(found.out).toBe('A raid, core rules 1.5: 0 outcomes so far\n');
    expect((await asked('--value', 'Wall is dead')).out).toMatch(
      /\nWhat the first acts lead to for “Wall is dead” was not decided: [\d,]+ positions were examined\.\n$/,
    );
    expect((await asked('--limit', '9')).err).toBe(
      'riftbench: not everything was looked at in 9 seconds; --limit gives it more time.\n',
    );
  });

  it('ends in its time where the game goes on by itself for ever', async () => {
    const { status, err } = await cli(folderOf({ 'a.rift': ENDLESS }), ['explore', 'a.rift', '--limit', '1'], {
      tick: 20,
    });
    expect([status, err]).toEqual([
      1,
      'riftbench: not everything was looked at in 1 second; --limit gives it more time.\n',
    ]);
  });

  it('says that of a puzzle as well, but not for what is wrong with its goal or below it', async () => {
    const puzzle = BOARD.replace('scenario', 'puzzle').replace(
      'Ana moves Scout to Quarry',
      'goal Ana can force Wall is dead\n  solution\n    Ana ends turn',
    );
    const asked = ['explore', 'a.rift', '--puzzle'];
    expect((await cli(folderOf({ 'a.rift': puzzle }), asked)).err).toBe('');
    const wrong = puzzle.replace('    Scout might 1', '    Scout mite 1');
    expect((await cli(folderOf({ 'a.rift': wrong }), asked)).err).toContain('Not as written: a line has an error.');
  });

  it('says what is missing where nothing can be explored', async () => {
    const folder = folderOf({ 'a.rift': WITHOUT_TURN, 'b.rift': BOARD + BOARD.replace('A raid', 'Another') });
    const none = await cli(folder, ['explore', 'a.rift']);
    expect([none.status, none.err]).toEqual([
      2,
      'riftbench: a.rift: no turn has begun in "No turn" there. A line such as "turn Ana" begins one.\n',
    ]);
    const idle = await cli(folderOf({ 'a.rift': BOARD.replace(/.*moves Scout.*\n/, '') }), [
      'explore',
      'a.rift',
      '--lines',
      'Wall is dead',
    ]);
    expect([idle.status, idle.err]).toEqual([
      2,
      'riftbench: a.rift: nobody does anything in "A raid" there, and --lines judges the acts of a script.\n',
    ]);
    const many = await cli(folder, ['explore', 'b.rift']);
    expect([many.status, many.err]).toEqual([
      2,
      'riftbench: b.rift: there are 2 scenarios in it, such as "A raid". Say which one with --scenario NAME or --line NUMBER.\n',
    ]);
    const below = await cli(folder, ['explore', 'a.rift', '--line', '99']);
    expect([below.status, below.err]).toEqual([
      2,
      expect.stringMatching(/--line can be a whole number from 1 to \d+, not "99"/),
    ]);
    const above = await cli(folderOf({ 'c.rift': `# A raid\n${BOARD}` }), ['explore', 'c.rift', '--line', '1']);
    expect([above.status, above.err]).toEqual([
      2,
      'riftbench: c.rift:1: there is no scenario in this line or above it.\n',
    ]);
    const ply = await cli(folder, ['explore', 'a.rift', '--ply', 'al']);
    expect(ply.err).toContain('--ply can be written, all, choices, not "al". Did you mean all?');
  });
});

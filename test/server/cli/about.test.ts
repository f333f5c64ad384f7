/** `riftbench card` and `riftbench about`: what is printed, and what is not known. */
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { cardNamed } from '../../../rules-db/cards.ts';
import { freshnessOf } from '../../../rules-db/freshness.ts';
import { pageFor } from '../../rules-db/inMarkdown.ts';
import { cli, folderOf } from './fixture.ts';

const here = folderOf({});
const book = loadRuleBook();

describe('card', () => {
  it('says where a card is banned, and since when', async () => {
    const { status, out } = await cli(here, ['card', 'stacked', 'deck']);
    expect(status).toBe(0);
    expect(out).toContain('Stacked Deck (Origins)');
    expect(out.replace(/\s+/g, ' ')).toContain('Banned in sanctioned Constructed and 2v2 Constructed since 2026-09-18');
    expect(pageFor(book, 'riftbench:/1.5/card/Stacked%20Deck.md')?.markdown).toContain('since 2026-09-18');
  });

  it('tells two formats apart', async () => {
    const { out } = await cli(here, ['card', 'Wuju Bladesman, Starter', '--json']);
    expect(JSON.parse(out).bans.map(({ formats }: { formats: readonly string[] }) => formats)).toEqual([
      ['2v2 Constructed'],
    ]);
  });

  it('says nothing of bans where there is none', async () => {
    const { out } = await cli(here, ['card', 'Hidden Blade', '--json']);
    const { bans, answers, says } = JSON.parse(out);
    expect([bans, says[0]]).toEqual([[], 'card "Hidden Blade" spell action']);
    expect(answers.length).toBeGreaterThan(3);
  });

  it('offers the nearest name', async () => {
    expect(await cli(here, ['card', 'Hidden Blaed'])).toMatchObject({
      status: 1,
      err: 'riftbench: the library has no card "Hidden Blaed". Did you mean "Hidden Blade"?\n',
    });
    expect((await cli(here, ['card', 'Yasuo'])).err).toBe(
      'riftbench: the library has no card "Yasuo". Did you mean "Yasuo, Remorseful" or "Yasuo, Windrider"?\n',
    );
    expect((await cli(here, ['card', 'kaisa'])).err).toContain('Did you mean "Kai\'Sa, ');
    expect((await cli(here, ['card'])).status).toBe(2);
  });

  it.each([
    ['volibear imposing', 'Volibear, Imposing'],
    ['heisho', 'Heisho, Shell of the World'],
    ['Fiora, Grand Duelist', 'Grand Duelist'],
  ])('opens the one card that %s can mean', async (asked, name) => {
    const { status, out } = await cli(here, ['card', asked, '--json']);
    expect([status, JSON.parse(out).name]).toEqual([0, name]);
  });
});

describe('card --from-print', () => {
  const text = '[Tank]\nWhen I attack, deal 2 to an enemy unit here.\n';

  it.each([
    ['a file', ['print.txt'], ''],
    ['standard input', ['-'], text],
    ['the text itself', [text], ''],
  ])('writes the block, and tells how each ability was read, of %s', async (_, args, input) => {
    const folder = folderOf({ 'print.txt': text });
    const { status, out } = await cli(folder, ['card', '--from-print', ...args], { input });
    expect(status).toBe(0);
    expect(out).toContain('card "Pasted Card" unit\n  tank\n  When I attack, deal 2 to an enemy unit here.\n');
    expect(out.replace(/\s+/g, ' ')).toContain('read as: Triggered: when attack (me): deal (2, to 1 chosen unit');
  });

  it('marks the word that is not understood', async () => {
    const { status, out } = await cli(here, ['card', '--from-print', 'When I attack, juggle.']);
    expect(status).toBe(1);
    expect(out).toContain('  text "When I attack, juggle."');
    expect(out).toContain('not understood: When I attack, >>>juggle<<<.');
    const json = await cli(here, ['card', '--from-print', 'When I attack, juggle.', '--json']);
    expect(JSON.parse(json.out).abilities).toMatchObject([{ read: false, start: 15, end: 21 }]);
  });

  it('says what a card of its kind has printed and this print leaves out', async () => {
    const lacking = async (print: string) =>
      JSON.parse((await cli(here, ['card', '--from-print', print, '--json'])).out).missing;
    expect(await lacking('Akali, Fresh\nChampion Unit\nWhen I attack, draw 1.')).toEqual(['cost', 'Might']);
    expect(await lacking('Name: Siren Song\nType: Spell\nCost: 2\nDraw 1.')).toEqual([]);
    expect(await lacking('Name: Grove\nType: Battlefield\nWhen you hold here, draw 1.')).toEqual([]);
    expect(await lacking('When I attack, draw 1.')).toEqual(['type', 'cost', 'Might']);
    const { status, out } = await cli(here, [
      'card',
      '--from-print',
      'Akali, Fresh\nChampion Unit\nWhen I attack, draw 1.',
    ]);
    expect(status).toBe(0);
    expect(out).toContain('missing: The print gives no Might: add “might N”');
  });

  it('says what is wrong with what it is given', async () => {
    expect(await cli(here, ['card', '--from-print', 'none.txt'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('none.txt'),
    });
    expect(await cli(here, ['card', '--from-print', '-'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('the print is empty'),
    });
    expect(await cli(here, ['card', 'Zed, Without a Sound', '--from-print'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('--from-print needs a value after it: --from-print PRINT (write the card block'),
    });
  });

  it('says that the library has a card of which only the name was pasted', async () => {
    expect(await cli(here, ['card', '--from-print', '-'], { input: 'Zed, Without a Sound\n' })).toMatchObject({
      status: 2,
      err: expect.stringContaining('The library has it: riftbench card "Zed, Without a Sound"'),
    });
  });

  it('says that Equipment has no Might bonus in the print', async () => {
    const { out } = await cli(here, ['card', '--from-print', 'Long Pike\nGear — Equipment\n2\n[Equip] [Y]']);
    expect(out).toContain('card "Long Pike" gear equipment\n  cost 2\n  equip order\n');
    expect(out).toContain('The print gives no Might bonus, which nearly all Equipment has: add “might +N”');
  });
});

describe('the ban list', () => {
  it('names cards and a source that there are, and days up to the list', () => {
    const { bans, inForceSince, readOn, source } = book.banList;
    expect(bans.filter(({ card }) => cardNamed(card)?.name !== card)).toEqual([]);
    expect(bans.filter(({ since }) => !/^20\d\d-\d\d-\d\d$/.test(since) || since > inForceSince)).toEqual([]);
    expect(inForceSince <= readOn).toBe(true);
    expect(book.sources.get(source)?.date).toBe(inForceSince);
  });
});

describe('about', () => {
  it('tells what is known up to which day, and what is not', async () => {
    const { status, out } = await cli(here, ['about']);
    expect(status).toBe(0);
    expect(out).toMatch(/Not known here\n {2}- \S/);
    expect(out.replace(/\s+/g, ' ')).toContain('2,494 numbers. Its text: rebuilt from');
    expect(out).toMatch(/Vendetta: 166 in the library/);
    expect(out).toMatch(/Core rules 1\.5: printed 2026-10-09, in force from 2026-10-16; 2,494 numbers/);
    expect(out).toMatch(/Tournament rules: of 2026-07-16; \d{3,} numbers/);
    expect(out).toMatch(/Tournament rules: of 2026-10-09; \d{3,} numbers/);
    expect(pageFor(book, 'riftbench:/1.5/about/freshness.md')?.markdown).toContain('## Not known here');
  });

  it('names nothing newer than what was read, and all sources', () => {
    const { readOn, sources, sets, banList } = freshnessOf(book);
    expect(
      [...sources.map(({ date }) => date), ...sets.map(({ knownOn }) => knownOn), banList.readOn].filter(
        date => date > readOn,
      ),
    ).toEqual([]);
    expect(sources.length).toBe(book.sources.size);
  });
});

/** What is packed into a link comes out of it again, for good; and nothing else does. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../../../engine/game/state/editions.ts';
import { hashOf } from '../../../../engine/game/stateKey/hash.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import { isScenario } from '../../../../engine/language/syntax.ts';
import { isCard } from '../../../../server/analysis/document/uses.ts';
import { fromBase64Url, toBase64Url } from '../../../../server/analysis/link/base64Url.ts';
import { DICTIONARIES } from '../../../../server/analysis/link/dictionaries.ts';
import { type Link, linkTo, tooLongText, toPack } from '../../../../server/analysis/link/linked.ts';
import { packed, unpacked } from '../../../../server/analysis/link/packing.ts';
import { randomFrom } from '../../../../server/analysis/random/chance.ts';

const fromRoot = (name: string): URL => new URL(`../../../../${name}`, import.meta.url);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.rift'))
    .sort()
    .map(name => readFileSync(fromRoot(`${folder}/${name}`), 'utf8'));

const shipped = ['examples', 'test/rulings', 'test/engine/scenario/rules'].flatMap(filesIn).flatMap(text => {
  const { blocks } = parseFile(text);
  const cards = blocks.filter(isCard);
  return blocks.filter(isScenario).map(block => ({ block, cards, ruleset: NEWEST, line: 0 }));
});

const whyNot = (link: string): string => {
  const read = unpacked(link);
  return read.ok ? `read: ${read.packed.text}` : read.why;
};

const NOT_WHOLE =
  'This link is not whole: something is missing from it, or was changed. Copy it again from where it was made.';
const NO_LINK =
  'This is no link to a scenario: it has no “#” with a scenario packed behind it. Copy the whole link again.';
const SCENARIO = 'scenario "Wall"\n  player Ana\n  player Ben\n';
const GOOD = packed({ text: SCENARIO, line: 2 });

describe('a link', () => {
  it('holds each scenario that is shipped, with its cards, in few characters', () => {
    const lengths = shipped.map(linkable => {
      const { link } = linkTo(linkable);
      const read = unpacked(link);
      expect(read).toEqual({ ok: true, packed: toPack(linkable) });
      const again = parseFile(toPack(linkable).text);
      expect(again.blocks.filter(isScenario)).toHaveLength(1);
      return link.length;
    });
    expect(lengths.length).toBeGreaterThan(1_000);
    lengths.sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(250);
  });

  it('of each version is read for good', () => {
    const made: Readonly<Record<string, readonly [link: string, text: string]>> = {
      1: [
        '1uFNUhV1LCoMwEN33FILbElqoFym9QBF3utL74_tEHWPApaghTIbJy8y8l49DQdBIgkYUMqWK5NvuaqwcuRm35e-Uu1hDBksjnmA6euiQ-RUi5dfQ5CLbfhghaloiNnv479t0ry69HxU3uGSc97B5vKkuTNXJgufkXU12YV65NBUnExa_iKkm-opwS210W4du1fIqBaX01A9GzI8yskoWfxyVjARSFXeUY-rfBuJuvk5v4pqhl6kXZmt1p8xMfnKuEdEo0q3lgzuUbLInDlZi_6njE-2p_RImELB4Zi-v',
        [
          'card "Clockwork Press" gear',
          '  cost 2',
          '  exhaust this: play a 1 might Recruit unit token. ready a friendly gear',
          '',
          'scenario "A press that readies itself"',
          '  edition 1.5',
          '  cites TR 505.1',
          '',
          '  player Ana hand nothing',
          '  player Ben hand nothing',
          '  battlefield Quarry',
          '  battlefield Meadow',
          '  base Ana',
          '    gear Press = "Clockwork Press"',
          '',
          '  turn Ana',
          '  expect Ana can repeat for more tokens',
          '  # Nothing here draws, or deals damage.',
          '  expect Ana cannot repeat for more draws after at most 3 acts',
          '  # The same in the hands of the other player, who is not to act.',
          '  expect Ben cannot repeat',
          '',
        ].join('\n'),
      ],
    };
    expect(Object.keys(made)).toEqual(Object.keys(DICTIONARIES));
    for (const [link, text] of Object.values(made)) expect(whyNot(link)).toBe(`read: ${text}`);
  });

  it('is packed with a dictionary that never changes', () => {
    const hashes = Object.entries(DICTIONARIES).map(([version, text]) => [
      version,
      createHash('sha256').update(text).digest('hex').slice(0, 16),
    ]);
    expect(hashes).toEqual([['1', '7596bd8dad32054f']]);
  });

  it('is read with what a chat has put around it', () => {
    for (const around of [
      `<${GOOD}>`,
      `see vscode://x/open#${GOOD}).`,
      `\n${GOOD}\n`,
      `https://a.b/c?d=e#${GOOD},`,
      `${GOOD} and more`,
      GOOD.replace(/(.{20})/g, '$1\n'),
    ])
      expect(whyNot(around)).toBe(`read: ${SCENARIO}`);
  });

  it('comes with the cards that its scenario speaks of, and those that these do, each once', () => {
    const card = (name: string, text = ''): string => `card "${name}" gear\n  cost 1\n  ${text}\n`;
    const file = [
      card('Press', 'exhaust this: draw 1. text "as a Mill"'),
      card('Mill'),
      card('Press', 'text "another"'),
      card('Unsaid'),
      'scenario "a"\n  base Ana\n    gear X = "press"   \n\n',
    ].join('\n');
    const { blocks } = parseFile(file);
    const [block] = blocks.filter(isScenario);
    if (block === undefined) throw new Error('no scenario');
    const { text, line } = toPack({ block, cards: blocks.filter(isCard), ruleset: '1.4', line: 2 });
    expect(text.match(/^card .*$/gm)).toEqual(['card "Press" gear', 'card "Mill" gear']);
    expect(text.split('\n').slice(line - 3, line + 1)).toEqual([
      'scenario "a"',
      '  edition 1.4',
      '  base Ana',
      '    gear X = "press"',
    ]);
  });

  it('that is too long for a chat says so', () => {
    const random = randomFrom(1);
    const words = Array.from({ length: 900 }, () => `# ${random(1_000_000_000).toString(36)}`);
    const { block } = shipped[0] ?? {};
    if (block === undefined) throw new Error('no scenario');
    const long: Link = linkTo({
      block: { ...block, text: `${block.text}\n${words.join('\n')}` },
      cards: [],
      ruleset: NEWEST,
      line: 0,
    });
    expect(long.isLong).toBe(true);
    expect(tooLongText(long)).toMatch(
      /^This link has \d{4,} characters, and many chats cut what is longer than 2000\./,
    );
  });
});

describe('what is no link', () => {
  it('says so in one sentence, whatever it is', () => {
    for (const link of ['', '#', 'hello', 'https://example.org/', '#1', 'vscode://riftbench.riftbench/open#'])
      expect(whyNot(link)).toMatch(/^This (is no link to a scenario|link is not whole)/);
    expect(whyNot('#7abc')).toBe('This link was made by a newer version of Riftbench: update this one to open it.');
  });

  it('is noticed wherever it was cut or changed', () => {
    const random = randomFrom(20261129);
    for (let n = 0; n < 400; n++) {
      const at = 1 + random(GOOD.length - 1);
      const cut = GOOD.slice(0, at);
      const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[random(64)] ?? '';
      const changed = `${GOOD.slice(0, at)}${letter}${GOOD.slice(at + 1)}`;
      const twice = `${GOOD.slice(0, at)}${letter}${GOOD.slice(at)}`;
      for (const link of [cut, changed, twice]) if (link !== GOOD) expect([NOT_WHOLE, NO_LINK]).toContain(whyNot(link));
    }
  });

  it('is not inflated without bounds', () => {
    const body = `0\n${'a'.repeat(50_000_000)}`;
    const { a, b } = hashOf(body);
    const deflated = deflateSync(new TextEncoder().encode(body), { level: 9 });
    const bytes = new Uint8Array([a & 255, (a >>> 8) & 255, b & 255, ...deflated]);
    expect(bytes.length).toBeLessThan(100_000);
    expect(whyNot(`1${toBase64Url(bytes)}`)).toBe(
      'This link is longer than 64,000 characters, or holds more than 200,000: no scenario is that long.',
    );
    expect(whyNot(`1${'A'.repeat(70_000)}`)).toMatch(/^This link is longer than 64,000 characters/);
  });
});

it('bytes are letters of an address, and come back', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 89 + length * 7) & 255);
    const text = toBase64Url(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    expect(fromBase64Url(text)).toEqual(bytes);
  }
  expect(fromBase64Url('a+b/')).toBeNull();
});

/** The picture of a scene: well-formed, complete in words, and nothing outside its box. */
import fc from 'fast-check';
import sax from 'sax';
import { describe, expect, test } from 'vitest';
import { drawScene } from '../../../server/analysis/drawing/drawing.ts';
import { fitted, LEADING, widthOf } from '../../../server/analysis/drawing/measure.ts';
import { THEMES } from '../../../server/analysis/drawing/theme.ts';
import { sceneOf } from '../../../server/analysis/scene/sceneOf.ts';
import { openingOf, playGame } from '../../engine/game/random/game.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Throws where the text is not well-formed XML. */
const elementsOf = (svg: string): readonly Element[] => {
  const found: Element[] = [];
  const parser = sax.parser(true);
  parser.onerror = error => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    found.push({ name, attributes, text: '' });
  };
  parser.ontext = text => {
    const last = found.at(-1);
    if (last !== undefined) last.text += text;
  };
  parser.write(svg).close();
  return found;
};

const board = (name: string) => `scenario "Names"
  player Ana
  player ${JSON.stringify(name)}
  battlefield "${'Q'.repeat(40)}" controlled by Ana
    Ana: ${JSON.stringify(`x${name}`)} might 3 tank
    Ana: 40x Recruit might 1 token
  base Ana
    Old might 12 exhausted stunned damage 2
`;

const numberOf = ({ attributes }: Element, name: string): number => Number(attributes[name] ?? 0);

const textsInside = (svg: string, width: number): void => {
  for (const element of elementsOf(svg)) {
    if (element.name !== 'text') continue;
    const size = numberOf(element, 'font-size');
    expect(size).toBeGreaterThanOrEqual(9);
    const own = Number(element.attributes.textLength ?? widthOf(element.text, size));
    const x = numberOf(element, 'x');
    const start = { end: x - own, middle: x - own / 2 }[element.attributes['text-anchor'] ?? ''] ?? x;
    expect(start, element.text).toBeGreaterThanOrEqual(0);
    expect(start + own, element.text).toBeLessThanOrEqual(width);
  }
};

describe('a picture', () => {
  test.each([960, 640, 400, 320].flatMap(width => THEMES.map(theme => [width, theme] as const)))(
    'at %i px in %s has no text outside it, and no picture, link or script',
    (width, theme) => {
      for (const name of ['Ben', 'Benedetta of the Very Long Name Indeed', '漢字の名前をもつ守護者たち', 'חורשה']) {
        const scene = sceneOf(openingOf(board(name), '1.4'), { ruleset: '1.4' });
        const { svg, ...size } = drawScene(scene, { width, theme });
        expect(size.width).toBe(width);
        textsInside(svg, width);
        expect(svg).not.toMatch(/var\(--rift|<script|<image|<a |href|on\w+=/);
        expect(elementsOf(svg).filter(({ attributes }) => attributes.class === 'card').length).toBeGreaterThan(5);
      }
    },
  );

  test('says of a unit that it cannot be dealt damage', () => {
    const text =
      'scenario "Immune"\n player Ana\n player Ben\n battlefield Quarry\n base Ana\n Rock might 3 immune\n Scout might 2';
    const { svg } = drawScene(sceneOf(openingOf(text, '1.5'), { ruleset: '1.5' }));
    expect(svg).toContain('Rock, unit of Ana, Might 3, cannot be dealt damage.');
    expect(svg).toContain('Scout, unit of Ana, Might 2, 2 is lethal.');
    expect(elementsOf(svg).filter(({ name, text: said }) => name === 'text' && said.includes('immune'))).toHaveLength(
      1,
    );
  });

  test('says how often a unit is empowered and buffed, and who has scored a battlefield', () => {
    const text =
      'scenario "Often"\n player Ana\n player Ben\n battlefield Quarry controlled by Ana scored by Ana, Ben\n Ana: Kay = "Kayle, Justified" empowered 2 buffed';
    const scene = sceneOf(openingOf(text, '1.5'), { ruleset: '1.5' });
    expect(scene.objects[0]).toMatchObject({ timesEmpowered: 2, buffs: 1 });
    expect(scene.battlefields[0]?.scoredBy).toEqual([0, 1]);
    const { svg } = drawScene(scene);
    expect(svg).toContain('buffed, empowered 2 times');
    expect(svg).toContain('scored this turn by Ana and Ben');
  });

  test('has cards that do not overlap', () => {
    for (let seed = 60; seed < 66; seed++) {
      const { play } = playGame(seed, { acts: 30, cards: 'many' });
      const { svg } = drawScene(sceneOf(play.state, { ruleset: '1.4' }));
      const cards = elementsOf(svg).flatMap((each, at, all) =>
        each.attributes.class?.startsWith('card') === true ? [all[at + 1] as Element] : [],
      );
      for (const [at, a] of cards.entries())
        for (const b of cards.slice(at + 1)) {
          const apart = (side: string, length: string): boolean =>
            numberOf(a, side) + numberOf(a, length) <= numberOf(b, side) ||
            numberOf(b, side) + numberOf(b, length) <= numberOf(a, side);
          expect(apart('x', 'width') || apart('y', 'height')).toBe(true);
        }
    }
  });

  test('says each thing in a sentence, in the order of the table', () => {
    const scene = sceneOf(openingOf(board('Ben'), '1.4'), { ruleset: '1.4' });
    const labels = elementsOf(drawScene(scene).svg).flatMap(({ attributes }) => attributes['aria-label'] ?? []);
    expect(labels[0]).toBe("Ana's turn, main phase.");
    expect(labels).toContain('Old, unit of Ana, Might 12, 2 damage, 10 more is lethal, exhausted, stunned.');
    for (const label of labels) expect(label).toMatch(/\.$/);
    expect(labels.findIndex(label => label.startsWith('Battlefield'))).toBeLessThan(
      labels.findIndex(label => label.startsWith('Ana, 0 of')),
    );
  });

  test('tells who plays together, and who decides', () => {
    const scene = sceneOf(openingOf(board('Ben'), '1.4'), { ruleset: '1.4' });
    const players = scene.players.map(player => ({ ...player, team: 0 }));
    const waiting = { player: 0, text: 'Ana decides.', kind: 'choose' } as const;
    const { svg } = drawScene({ ...scene, players, waiting });
    expect(svg).toContain('>In a team with Ben<');
    const labels = elementsOf(svg).flatMap(({ attributes }) => attributes['aria-label'] ?? []);
    expect(labels.find(label => label.startsWith('Ana, 0 of'))).toMatch(
      /^Ana, 0 of \d points, in a team with Ben, turn player, .*has to decide/,
    );
  });

  test('has names whole where there is room for them', () => {
    const names = ['Storm Lantern', 'Heimerdinger, Inventor', 'Guardian of the Far Shore'];
    const scene = sceneOf(openingOf(board('Ben'), '1.4'), { ruleset: '1.4' });
    const [object] = scene.objects;
    if (object === undefined) throw new Error('no object');
    const objects = names.flatMap((name, at) =>
      [false, true].map(exhausted => ({ ...object, id: 2 * at + Number(exhausted), name, exhausted })),
    );
    const texts = elementsOf(drawScene({ ...scene, objects }).svg).filter(({ name }) => name === 'text');
    expect(texts.filter(({ text }) => text.includes('…'))).toEqual([]);
    expect(texts.filter(({ text }) => text === 'Lantern')).toHaveLength(2);
  });

  test('breaks no word that nearly fits, and one that does not with a hyphen', () => {
    const names = ['Mordekaiser, Wraith', 'Short-Fused', 'Unbelievablyinterminable Reader'];
    const scene = sceneOf(openingOf(board('Ben'), '1.4'), { ruleset: '1.4' });
    const [object] = scene.objects;
    if (object === undefined) throw new Error('no object');
    const objects = names.map((name, at) => ({ ...object, id: at, name, exhausted: false }));
    const { svg } = drawScene({ ...scene, objects });
    const texts = elementsOf(svg).flatMap(({ name, text }) => (name === 'text' ? text : []));
    expect(texts).toEqual(expect.arrayContaining(['Mordekaiser,', 'Wraith', 'Short-Fused']));
    expect(texts.filter(text => text.startsWith('Unbel'))).toEqual([expect.stringMatching(/-$/)]);
    textsInside(svg, 960);
  });

  test('shows what a player has with its state, names with commas apart, and whose a facedown card is', () => {
    const text = [
      'scenario "Held"',
      '  player Ana xp 3 hand "Jinx, Rebel", Gust',
      '  player Ben rune deck 2x fury, calm, fury',
      '  player Ana legend "Master of Shadows" empowered',
      '  battlefield Quarry controlled by Ana facedown Gust by Ana',
      '    Ana: Scout might 1',
      '  base Ben',
      '    Poro might 1',
      '  turn Ana',
    ].join('\n');
    const { svg } = drawScene(sceneOf(openingOf(text, '1.4'), { ruleset: '1.4' }), { caption: 'Held' });
    for (const shown of [
      'Legend: Master of Shadows (empowered)',
      'XP 3',
      'Hand: Jinx, Rebel; Gust',
      'Facedown: Gust of Ana',
      'Rune deck: 2 fury, 1 calm, 1 fury',
    ]) {
      expect(svg).toContain(shown);
    }
    const labels = elementsOf(svg).flatMap(({ attributes }) => attributes['aria-label'] ?? []);
    expect(labels[0]).toBe("Ana's turn, main phase. Held.");
    expect(labels.find(label => label.startsWith('Ana, 0'))).toMatch(/\(empowered\), XP 3, Hand: Jinx, Rebel; Gust/);
  });

  test('says below the board whose text it leaves out, and nothing where none is', () => {
    const scene = sceneOf(openingOf(board('Ben'), '1.4'), { ruleset: '1.4' });
    const bare = drawScene(scene);
    expect(bare.svg).not.toContain('Without the text');
    for (const width of [960, 320]) {
      const { svg, height } = drawScene(scene, { width, withoutText: ['Kayle, Justified', 'Mel, Newly Awakened'] });
      const note = elementsOf(svg).find(({ attributes }) => attributes.class === 'caveat');
      expect(note?.attributes['aria-label']).toBe('Without the text of Kayle, Justified; Mel, Newly Awakened.');
      const lowest = Math.max(...elementsOf(svg).map(each => numberOf(each, 'y') + numberOf(each, 'height')));
      expect(lowest).toBeLessThanOrEqual(height);
      textsInside(svg, width);
    }
  });

  test('is well-formed whatever names there are', () => {
    const scene = sceneOf(openingOf(board('Ben'), '1.4'), { ruleset: '1.4' });
    const [object] = scene.objects;
    if (object === undefined) throw new Error('no object');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), name => {
        const hostile = { ...scene, objects: [{ ...object, name: `${name}<script>"'&` }] };
        const { svg } = drawScene(hostile);
        textsInside(svg, 960);
        expect(elementsOf(svg).some(each => each.name === 'script')).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a text in a room', () => {
  test('loses nothing but where it says so, and is never wider than the room', () => {
    const rooms = fc.record({
      width: fc.integer({ min: 30, max: 200 }),
      size: fc.integer({ min: 12, max: 20 }),
      least: fc.integer({ min: 9, max: 12 }),
      lines: fc.integer({ min: 1, max: 3 }),
      height: fc.integer({ min: 15, max: 80 }),
    });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), rooms, (text, room) => {
        const { lines, size, isCut } = fitted(text, room);
        expect(lines.length).toBeLessThanOrEqual(room.lines);
        if (lines.length > 1) expect(lines.length * size * LEADING).toBeLessThanOrEqual(room.height);
        // A word alone may be drawn closer.
        for (const line of lines)
          expect(widthOf(line, size)).toBeLessThanOrEqual(room.width * (/\s/.test(line) ? 1 : 1.3));
        const bare = (said: string) => said.replace(/[\s-]/g, '');
        if (isCut) expect(lines.at(-1)).toMatch(/…$/);
        else expect(bare(lines.join(''))).toBe(bare(text));
      }),
    );
  });
});

/** Every card of the library says what is understood. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CardKind, parseCard } from '../../../engine/cards/sentence.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';

const FOLDER = new URL('../../../rules-db/cards/', import.meta.url);
const files = readdirSync(FOLDER).filter(name => name.endsWith('.rift'));

const KINDS: readonly CardKind[] = ['unit', 'spell', 'gear', 'battlefield', 'legend', 'rune'];

const failing = (name: string): readonly string[] =>
  parseFile(readFileSync(new URL(name, FOLDER), 'utf8')).blocks.flatMap(({ tree }) => {
    if (tree.kind !== 'card') return [];
    const kind = KINDS.find(each => each === tree.type?.text.toLowerCase()) ?? 'unit';
    const lines = tree.abilities.map(({ text }) => text);
    return parseCard(lines, kind).flatMap((each, at) =>
      each.ok ? [] : [`${tree.name?.text ?? '?'}: ${lines[at] ?? ''}: ${each.problem.message}`],
    );
  });

describe('the library of cards', () => {
  it('is there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s is understood, line by line', name => {
    expect(failing(name)).toEqual([]);
  });
});

/** Semantic tokens as the protocol has them: five numbers each, its place counted from the one before. */
import type { Token } from './editor.ts';

export const tokensIn = (data: readonly number[], types: readonly string[]): readonly Token[] => {
  const all: Token[] = [];
  let [line, character] = [0, 0];
  for (let at = 0; at + 4 < data.length; at += 5) {
    const [lines = 0, characters = 0, length = 0, type = 0] = data.slice(at, at + 4);
    character = lines > 0 ? characters : character + characters;
    line += lines;
    all.push({ line, character, length, kind: types[type] ?? '' });
  }
  return all;
};

/** What the language takes at a place: interim. */
import type { Sentence, Wanted } from '../../../engine/language/cursor.ts';
import { cursorAt, scenarioLine } from '../../../engine/language/parse.ts';
import { type Context, statementAt } from '../../../engine/language/statements.ts';
import { SCRIPT_VERBS, STATEMENT_WORDS } from '../../../engine/language/words.ts';

export const expectedAt = (text: string, offset: number): { wanted: readonly Wanted[]; sentence: Sentence | null } => {
  const cut = text.slice(0, offset).replace(/("[^"\n]*|[\p{L}\p{N}_'’.-]+)$/u, '');
  if (/(^|\n)[ \t]*$/.test(cut)) {
    return { wanted: [...STATEMENT_WORDS.map(word => ({ word })), { kind: 'player' }], sentence: null };
  }
  const c = cursorAt(cut);
  c.probe = c.t.count - 1;
  c.sentence = { player: null, verb: '', mood: '', units: [] };
  scenarioLine(c);
  const context: Context = { part: 'head', statements: [] };
  while (c.pos < c.t.count) {
    c.sentence = { player: null, verb: '', mood: '', units: [] };
    const first = c.pos;
    statementAt(c, context);
    if (c.pos >= c.t.count && c.wanted.length === 0 && c.t.kind[first] === 1)
      return { wanted: SCRIPT_VERBS.map(word => ({ word })), sentence: c.sentence };
  }
  return { wanted: c.wanted, sentence: c.sentence };
};

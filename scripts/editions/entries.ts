/** What becomes of the answers of entries as a new edition is the default: those that hold on are written, the others are listed. */
import { saysTheSame } from '../../rules-db/laterAnswers.ts';
import type { BookEdition, ConceptRecord } from '../../rules-db/types.ts';

/** What of an entry counts here. */
export interface JudgedEntry {
  readonly id: string;
  readonly editions: readonly string[];
  readonly concepts: readonly string[];
}

export interface JudgedEntries {
  /** The file with the edition for all whose rules say the same in it; in the order and layout that it had. */
  readonly text: string;
  /** Those that held before, each with its rules that are gone or say something different. */
  readonly open: readonly { readonly id: string; readonly rules: readonly string[] }[];
}

/** `text`: a file of entries; each has its editions once, on one line or several. */
export const judgedEntries = (
  text: string,
  concepts: ReadonlyMap<string, ConceptRecord>,
  before: BookEdition,
  edition: BookEdition,
): JudgedEntries => {
  const entries = (JSON.parse(text) as readonly JudgedEntry[]).filter(({ editions }) => editions !== undefined);
  const open: { id: string; rules: readonly string[] }[] = [];
  const holding = new Set<number>();
  for (const [at, entry] of entries.entries()) {
    if (!entry.editions.includes(before) || entry.editions.includes(edition)) continue;
    const rules = entry.concepts.filter(id => !saysTheSame(concepts.get(id), before, edition));
    if (rules.length === 0) holding.add(at);
    else open.push({ id: entry.id, rules });
  }
  let at = -1;
  const written = text.replace(EDITIONS, (all, inner: string) => {
    at++;
    return holding.has(at) ? all.replace(inner, inner.replace(/"(\s*)$/, `", "${edition}"$1`)) : all;
  });
  return { text: written, open };
};

const EDITIONS = /"editions": \[([^\]]*)\]/g;

/** A list to be worked off; empty where nothing is left. */
export const openText = (open: JudgedEntries['open'], edition: string): string =>
  open.length === 0
    ? ''
    : `## Answers to be judged in ${edition} (${open.length})\n\n${open.map(({ id, rules }) => `- [ ] ${id}: ${rules.join(', ')}`).join('\n')}\n`;

/** Whether words say once more what has been said: an answer and its reasons are put together from parts that overlap. */

/** Whether a sentence says nothing that these words do not: "Ben won the combat" after "who wins the combat? Ben". */
export const isSaidBy = (said: string, sentence: string): boolean => {
  const known = new Set(stems(said));
  return stems(sentence).every(stem => known.has(stem));
};

/** Sentences without the clauses that `said` or the sentences before have; those of which nothing is left, left out. */
export const withoutRepeats = (said: string, sentences: readonly string[]): readonly string[] => {
  let known = said;
  return sentences.flatMap(sentence => {
    const clauses = sentence.split(/;\s*/);
    const fresh = clauses.filter(clause => !isSaidBy(known, clause));
    known = `${known} ${sentence}`;
    if (fresh.length === clauses.length) return sentence === '' ? [] : [sentence];
    return fresh.length === 0 ? [] : [fresh.join('; ')];
  });
};

const stems = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .flatMap(word => SAME[word] ?? [word.replace(/s$/, '')]);

/** Forms of one word; a question's own order of words needs some that a sentence does not have. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  won: ['win'],
  lost: ['lose'],
  cannot: ['can', 'no'],
  not: ['no'],
  are: ['is'],
  has: ['have'],
  does: [],
  did: [],
};

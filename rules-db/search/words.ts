/** Text to words, and words to the stems under which the index keeps them. */

/** Lower-case words; an apostrophe joins (`can't` is `cant`), everything else divides. */
export const wordsOf = (text: string): readonly string[] =>
  bare(text.toLowerCase())
    .replace(BELOW_ZERO, 'minus ')
    .match(/[a-z0-9]+/g) ?? [];

/** `-5 might` is said "minus 5 might"; `2-3` is no such number. */
const BELOW_ZERO = /(?<![\w)\]-])[-−–](?=\d)/g;

const bare = (text: string): string =>
  /^[\n -&(-~]*$/.test(text) ? text : text.normalize('NFKD').replace(/['’]|\p{M}/gu, '');

/** The same stem for the forms of a word that rules and players use: moves, moved, moving; dies, died; recalls. */
export const stem = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = IRREGULAR[word] ?? cut(word);
  stems.set(word, made);
  return made;
};
const stems = new Map<string, string>();

const IRREGULAR: Readonly<Record<string, string>> = {
  dying: 'die',
  dies: 'die',
  died: 'die',
  dead: 'die',
  death: 'die',
  deals: 'deal',
  dealt: 'deal',
  wins: 'win',
  won: 'win',
  winner: 'win',
  winning: 'win',
  lost: 'lose',
  losing: 'lose',
  loser: 'lose',
  left: 'leave',
  held: 'hold',
  chosen: 'choose',
  chose: 'choose',
  choice: 'choose',
  drawn: 'draw',
  drew: 'draw',
  fought: 'fight',
  tied: 'tie',
  tying: 'tie',
  ties: 'tie',
  begun: 'begin',
  began: 'begin',
  got: 'get',
  given: 'give',
  gave: 'give',
  went: 'go',
  goes: 'go',
  taken: 'take',
  took: 'take',
  player: 'player',
  players: 'player',
  controller: 'controller',
  controllers: 'controller',
  reminder: 'reminder',
  reminders: 'reminder',
  roll: 'roll',
  rolls: 'roll',
  rolled: 'roll',
  rolling: 'roll',
  rune: 'rune',
  runes: 'rune',
  number: 'number',
  numbers: 'number',
};

const cut = (word: string): string => {
  if (word.length <= 3) return word;
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const plain = bare.length > 7 ? bare.replace(/ly$|ment$|(?<=t)ion$/, '') : bare;
  const root = plain.length > 5 ? plain.replace(/ing$|ed$|ers?$/, '') : plain.replace(/(?<=[aeiouy].*)ed$/, '');
  const single = /([bdglmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
  return single.replace(/(?<=.{3})e$/, '');
};

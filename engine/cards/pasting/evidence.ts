/**
 * Words of a printed line that its reading must account for: a word that left no trace was read over, so the line means
 * something other than what was understood. Each row is a kind of phrase, with the parts of abilities that show it.
 */
import type { Ability } from '../../game/state/cards/ability.ts';

/** The words that the reading shows nothing of; undefined where it accounts for all. */
export const readOver = (print: string, abilities: readonly Ability[]): string | undefined => {
  // What is said of decks and of what players know does nothing, and shows nothing.
  if (abilities.every(each => each.kind === 'static' && each.effects.length === 0)) return undefined;
  const parts = JSON.stringify(abilities, (key, value: unknown) => (NOT_COMPARED.has(key) ? undefined : value));
  for (const [says, shown] of EVIDENCE) {
    const said = says.exec(print)?.[0];
    if (said !== undefined && !shown.test(parts)) return said;
  }
  return numberReadOver(print, parts) ?? nameReadOver(print, parts);
};

/** Words as they were written, which say nothing of how they were read. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['text', 'label', 'words', 'start', 'end']);

const EVIDENCE: readonly (readonly [says: RegExp, shown: RegExp])[] = [
  // Which, and how many.
  [/\bamong (?:them|those)\b/iu, /among/u],
  [
    /(?<!\b(?:each|the|no|with|draws?) )\b(?:another|other) (?:friendly |enemy )?(?:unit|gear|card|battlefield|rune)/iu,
    /"other":true|not with|each other|"only":true|alone|"negative","of":\{"kind":"that much"\}/u,
  ],
  [/\bup to (?!\d+ more)/iu, /"least":0|"upTo"|"play token"|"maximum"|times empowered/u],
  [/\bany number of\b/iu, /"any"|"upTo":true/u],
  [/\bexactly\b/iu, /"least":(\d+),"most":\1\b/u],
  [/\bat each (?:battlefield|location)\b/iu, /each (?:location|battlefield)|"for each"/u],
  [/\btotal\b/iu, /total|among/u],
  [/\bhalf\b/iu, /"half"/u],
  [/\bwhere X is\b/iu, /^(?!.*"kind":"x")/u],
  [/\bfirst\b(?<!beyond the first)/iu, /"nth"|"first"|"limit"|"turns"|untilTurn|rank/u],
  // Whose, and of what kind.
  [/\benem(?:y|ies)\b/iu, /enem|opponent|not you|excess/u],
  [/\bopponents?\b/iu, /opponent|enemy|that player|not you/u],
  [/\bfriendly\b/iu, /friendly|ally|yours|extra triggers|no triggers/u],
  [/\balone\b/iu, /alone|"other":true/u],
  [/\bstun/iu, /stun/u],
  [/\bexhaust/iu, /exhaust/u],
  [/\b(?:de)?buff/iu, /buff/u],
  [/\bmighty\b/iu, /mighty/u],
  [/\battack/iu, /attack|in combat|tie/u],
  [/\bdefend/iu, /defend|in combat/u],
  [/(?<!\blook at (?:enemy )?)\bface ?down\b/iu, /facedown|hid/u],
  [/(?<!\bbattlefield )\btokens?\b/iu, /token/u],
  [/\brunes?\b/iu, /rune|channel/u],
  [/(?<!\bthis )\bgear\b/iu, /gear|equipment/u],
  // Where.
  [/\bbase\b(?! (?:might|cost))/iu, /base/u],
  [/\bfrom (?:your|a|the|an opponent's|their) trash\b/iu, /trash|"kind":"me"/u],
  [/\bbanish/iu, /banish/u],
  // When, how often, and how long.
  [/\bonce each turn\b/iu, /"limit":1|"most":0|onceEachTurn|"times":1\b/u],
  [/\b(?:this|during|in) combat\b/iu, /combat|"fights"/iu],
  [/\bshowdown/iu, /showdown/u],
  [/\bconquer/iu, /conquer/u],
  [/\bhold\b/iu, /"hold"/u],
  // What is done.
  [/\byou may\b(?! hide| look at (?:enemy )?face)/iu, /"may"|"optional":true|may be played|may move|upTo|"least":0/u],
  [/\bunless\b/iu, /"not"|unless|otherwise/u],
  [/\binstead\b/iu, /otherwise|replace|"not"|instead|"afterwards"/u],
  [/\bminimum\b/iu, /minimum/u],
  [/\bdiscard/iu, /discard/u],
  [/\brecycl/iu, /recycle/u],
  [/\breveal/iu, /reveal|look/u],
  [/\bkill/iu, /kill|"die"/u],
  [/\bpoints?\b/iu, /points|score|victory|"hold"/u],
  [/(?<!\bcombat )\bdamage\b/iu, /deal|damage|excess|prevent|immunity|survive|heal/u],
];

/** In figures, and as far as words for numbers go; `one` and `1` go without saying. */
const numberReadOver = (print: string, parts: string): string | undefined => {
  const shown = new Set([...parts.matchAll(/\d+/gu)].map(([each]) => Number(each)));
  // "For every two" is half of them.
  if (parts.includes('"half"') && /\bfor every two\b/iu.test(print)) shown.add(2);
  for (const { 0: said, 1: figure, 2: word, index } of print.matchAll(NUMBER)) {
    const value = figure === undefined ? COUNTED.indexOf(String(word).toLowerCase()) : Number(figure);
    if (value > 1 && !shown.has(value) && !shown.has(value + bound(print.slice(0, index)))) return said;
  }
  return undefined;
};

/** "Less than 3" is 2 at most. */
const bound = (before: string): number => {
  if (/\b(?:less|fewer) than $/iu.test(before)) return -1;
  return /\b(?:more|greater) than $/iu.test(before) ? 1 : 0;
};

const COUNTED = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = new RegExp(String.raw`(?<![\w])(?::rb_energy_)?(\d+)|\b(${COUNTED.slice(2).join('|')})\b`, 'giu');

/** Keywords in brackets, and the domains of Power. */
const nameReadOver = (print: string, parts: string): string | undefined => {
  const shown = parts.toLowerCase();
  for (const [said, keyword, domain] of print.matchAll(NAME)) {
    const name = String(keyword ?? domain).toLowerCase();
    if (!shown.includes(name) && !shown.includes(CALLED[name] ?? name)) return said;
  }
  return undefined;
};

const NAME = /\[([A-Z][a-z]+(?:-[A-Z][a-z]+)?)(?: \d+)?\]|:rb_rune_(fury|calm|mind|body|chaos|order):/gu;

/** What tells of a keyword that the parts do not name. */
const CALLED: Readonly<Record<string, string>> = {
  deathknell: '"do":"activate triggers","on":"die"',
  empowered: 'empower',
  flow: 'afterwards',
  hidden: 'facedown',
  level: 'xp',
  repeat: 'additional costs',
};

/**
 * How a wording is noted in the tables: words as they stand, slots in capitals, `(one|other)` for either, `?` after what
 * may be missing. A word after a number of a slot (`UNITS2`) tells two of a kind apart.
 */

export type PatternPart =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'slot'; readonly slot: PatternSlot; readonly name: string }
  | { readonly kind: 'choice'; readonly forms: readonly (readonly PatternPart[])[] }
  | { readonly kind: 'maybe'; readonly part: PatternPart };

/** What a slot may hold. The second row is made from the board, and appears only in corrected lines. */
const SLOTS =
  'PLAYER PLAYERS UNIT UNITS NAME NAMES PLACE HERE NUMBER SIGNED SHARES WORTH WITH OWNED COUNT MANY NOT WILL STATE DONE VERB LEGAL FIGHT CLAIM REST DECLARED TITLE TIMES PLURAL NUMBERED ZONE NOBODY COMPARED ATTACK HEALTH AMOUNTS LINE DOES ATTRIBUTES DOMAIN ONBOARD BARESHARES GOTTEN INCREASE COUNTED HORIZON MODALITY FACT COUNTABLE QUOTED NAMED VERSION CARD CAPITALS MEASURE ASVERB COST HAS'.split(
    ' ',
  );
const MADE =
  'OWNER ACTIVE ANYUNIT OPPONENT EVERYONE ALLUNITS BOTH SOMEONE PLAYED TARGET TARGETS WHERE ATTACKER ATTACKERS MEASURED BATTLEFIELDS REACHED BLOCKERS TOTAL TITLED CLOSED HOLDER HOLDERS UNNAMED LEGEND PLAYABLE COUNTERING ANYPLAY GATHERED ANOTHER'.split(
    ' ',
  );
export type PatternSlot = string;

const TOKEN = /\(|\)|\||\?|[^\s()|?]+/g;

/** The parts of a noted wording. */
export const patternParts = (noted: string): readonly PatternPart[] => {
  const tokens = noted.match(TOKEN) ?? [];
  let at = 0;
  const sequence = (): readonly PatternPart[] => {
    const parts: PatternPart[] = [];
    while (at < tokens.length && tokens[at] !== ')' && tokens[at] !== '|') {
      const part = one();
      if (tokens[at] !== '?') parts.push(part);
      else {
        parts.push({ kind: 'maybe', part });
        at++;
      }
    }
    return parts;
  };
  const one = (): PatternPart => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return wordOrSlot(token);
    const forms = [sequence()];
    while (tokens[at] === '|') {
      at++;
      forms.push(sequence());
    }
    at++;
    return { kind: 'choice', forms };
  };
  return sequence();
};

const wordOrSlot = (token: string): PatternPart => {
  const slot = token.replace(/\d+$/, '');
  return SLOTS.includes(slot) || MADE.includes(slot)
    ? { kind: 'slot', slot, name: token }
    : { kind: 'word', text: token };
};

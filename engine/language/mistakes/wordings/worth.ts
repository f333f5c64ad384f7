/** How people write a unit’s Might, as patterns of the words of a line. */
import { NUMBER } from './shares.ts';

export const ATTACK = '(?:atk|attack|str|strength|power|pow|might|dmg)';
export const HEALTH = '(?:hp|health|def|defense|defence|toughness|tough|life)';
const STRENGTH = `(?:(?:${ATTACK}|${HEALTH}|m) )`;

/** How a unit's Might is written where `might 3` is meant. */
export const WORTH: readonly string[] = [
  `\\( ${NUMBER}${STRENGTH}?\\) `,
  `\\[ ${NUMBER}${STRENGTH}?\\] `,
  `(?<SAME>\\d+) / \\k<SAME> `,
  `${ATTACK} (?:: |= )?(?<SAMEb>\\d+) (?:, |/ |and )?${HEALTH} (?:: |= )?\\k<SAMEb> `,
  `(?<SAMEc>\\d+) ${ATTACK} (?:, |/ |and )?\\k<SAMEc> ${HEALTH} `,
  `(?:: |= |, |- |with )?${NUMBER}(?:(?!dmg \\d)${STRENGTH})?`,
  `(?:: |, |with )?${STRENGTH}(?:: |= |of )?${NUMBER}`,
];

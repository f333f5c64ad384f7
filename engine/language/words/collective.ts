/** Words for many or for none, which are no unit's name: written in small letters and without quotes, none is meant by them. */
const COLLECTIVE: ReadonlySet<string> = new Set(
  `everything everyone everybody both all nothing nobody noone nothing neither
  unit units survivors survivor casualties deaths creatures creature minions minion tokens blockers attackers defenders
  error errors problem problems warning warnings failure failures exception exceptions mistake mistakes issue issues`.split(
    /\s+/,
  ),
);

/** `text` as it is written. */
export const isCollective = (text: string): boolean => COLLECTIVE.has(text);

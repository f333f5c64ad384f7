/** Words that tell nothing about what is asked. None of them is a word of the game. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all between during also am an and any are as at be because been being but by can could did do does doing done else elses
  for from get gets getting go going had has have having he her here hers him his how i if im in into is isnt it its just
  like me my of off on one ones or our ours out over please rule rules she should so some someone something still than that the
  their theirs them then there theres these they thing this those to too up us was we were what whats when where which while who whom
  whose why will with would yes you your yours straight actually really basically anyway guys hey ok okay happen happens happening exactly riftbound question works work mean means`.split(
    /\s+/,
  ),
);

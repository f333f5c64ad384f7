/** What somebody might call a unit, a rule or a file so that it acts where it is shown. */
export const HOSTILE = [
  '![i](https://evil.example/i.png)',
  '[c](command:workbench.action.quit)',
  '<img src=x onerror=alert(1)>',
  '<https://evil.example>',
  'https://evil.example/x',
  'www.evil.example',
  'me@evil.example',
  '**b** _i_ ~~s~~ `c` | # h',
  '](riftbench:/1.4/rule/1.md)[x](command:x)',
  '- x',
  '&lt;b&gt;',
] as const;

/** A game in which everything that has a name has this one, and a line for each way to speak of it. */
export const hostileScenario = (bad: string): string => `card "Card ${bad}" unit
  cost 1 energy
  might 2
  tags "${bad}"
  When you play me, draw 1 ${bad}.
  text "${bad}"

scenario "Scenario ${bad}"
  edition 1.4
  cites 465.2.c.6, faq equal-might
  tags "${bad}"

  player "Ana ${bad}" hand "Card ${bad}" points 1
  player "Ben ${bad}"
  battlefield "Temple ${bad}" controlled by "Ben ${bad}"
    "Ben ${bad}": "Wall ${bad}" might 3 tank shield 1 tag "${bad}" attached "Axe ${bad}"
    "Ben ${bad}": gear "Axe ${bad}"
  battlefield "${bad}"
  base "Ana ${bad}"
    "Raider ${bad}" might 7 assault 2
    "${bad}" might 1 exhausted

  turn "Ana ${bad}"
  effect by "Ana ${bad}": give "Raider ${bad}" +1 might
  "Ana ${bad}" plays "Card ${bad}" to base
  "Ana ${bad}" moves "${bad}" to "Temple ${bad}"
  "Ana ${bad}" moves "Raider ${bad}" to "Temple ${bad}"
  all pass
  expect "Ana ${bad}" cannot assign 7 to "Wall ${bad}" because 465.2.c.4
  "Ana ${bad}" assigns 9 to "Wall ${bad}"
  "Ben ${bad}" assigns 4 to "Raider ${bad}"
  # By rule 465.2.c.3 ${bad}
  expect "Wall ${bad}" is dead
  "Nobody ${bad}" passes
  expect "${bad}" is at "Nowhere ${bad}"
  nonsense ${bad}
  edition "${bad}"
`;

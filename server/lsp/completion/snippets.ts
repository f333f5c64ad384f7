/** What a statement looks like, to be filled in: offered where a line begins. */

/** By the word or verb that the snippet begins with. */
export const SNIPPETS: Readonly<Record<string, string>> = {
  scenario: [
    'scenario "${1:What it shows}"',
    '  player ${2:Ana}',
    '  player ${3:Ben}',
    '',
    '  battlefield "${4:Sunken Temple}" controlled by $3',
    '    $3: ${5:Wall} might ${6:3}',
    '  base $2',
    '    ${7:Raider} might ${8:4}',
    '',
    '  turn $2',
    '  $2 moves $7 to "$4"',
    '  all pass',
    '  expect ${0:$5 is dead}',
    '',
  ].join('\n'),
  edition: 'edition ${0:1.4}',
  mode: 'mode ${1|duel,match,skirmish,war,magma chamber|}',
  cites: 'cites $0',
  player: 'player ${1:Name}$0',
  battlefield: 'battlefield "${1:Name}" controlled by ${2:player}$0',
  base: 'base ${1:player}\n  ${2:Unit} might ${3:3}$0',
  turn: 'turn ${0:player}',
  all: 'all pass',
  effect: 'effect ${0:stun Unit}',
  expect: 'expect $0',
};

/** Boards that strain a drawing: many units on one place, long names, names of any script, and names that are no text at all. */

interface Board {
  readonly file: string;
  readonly text: string;
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'forty letters': ['Unpronounceablyandrathertediouslynamedun', 'Bartholomew the Extraordinarily Unlikely'],
  'the widest letters': ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 'MMMM MMMM @@@@ %%%% WWWW mmmm wwww'],
  Chinese: ['古い採石場の守護者たちの長い長い名前であるもの', '雾中勇士与无名的守望者'],
  Korean: ['안개 속의 이름 없는 파수꾼과 그의 친구들', '가나다라마바사아자차카타파하'],
  Hebrew: ['שומר המחצבה העתיקה והנשכחת מאוד', 'חורשה'],
  Arabic: ['حارس المحجر القديم المنسي جدا', 'بستان'],
  mixed: ['Wall חומה 7 壁', '(b) חורשה! [Ana]'],
  combined: ['Z̸͓̈́a̷͙̍l̵̡͝g̶̻̽o̴̺͐ ơ̸̧f̶̰̌', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦 🇩🇪🇫🇷'],
  markup: ['<script>alert(1)</script>', '&lt;b&gt; </text><rect width=9>'],
  control: ['a\u0000b\u0007c\u001bd', '\u202Eevil\u202C \u2066x\u2069 \uFEFF'],
};

export const hardBoards = (): readonly Board[] => [
  ...Object.entries(NAMES).map(([kind, [one = '', two = '']]) => ({
    file: `hard/${kind}.rift`,
    text: named(kind, quoted(one), quoted(two)),
  })),
  { file: 'hard/forty units.rift', text: FORTY },
  { file: 'hard/texts that are not read.rift', text: UNREAD },
  { file: 'hard/all states.rift', text: STATES },
  { file: 'hard/four players.rift', text: FOUR },
];

/** As the language writes a name: a quotation mark in it would end it. */
const quoted = (name: string): string => `"${name.replaceAll('"', "'")}"`;

const named = (kind: string, one: string, two: string): string => `scenario "${kind}"
  player Ana hand ${one}, ${two}, Gust points 7
  player ${two}
  battlefield ${one} controlled by ${two}
    ${two}: ${one.replace('"', '"1')} might 3 tank shield 2 backline deflect 3
    ${two}: ${two.replace('"', '"2')} might 12 damage 4 stunned
  battlefield Grove
  base Ana
    ${one.replace('"', '"3')} might 7 assault 2 ganking
    ${two.replace('"', '"4')} might 1 exhausted damage 0 buffed

  turn Ana
  Ana moves ${one.replace('"', '"3')} to ${one}
  all pass
`;

const UNREAD = `card "${'Lantern of the Unreadable '.repeat(3).trim()}" unit
  cost 2
  might 2
  text "Something that is not read."

card "Storm Lantern" gear
  cost 1
  text "Nor is this."

scenario "texts that are not read"
  player Ana
  player Ben
  battlefield Quarry
    Ana: "${'Lantern of the Unreadable '.repeat(3).trim()}"
    Ana: "Storm Lantern" exhausted
  turn Ana
  expect Ana has 0 points
`;

const FORTY = `scenario "Forty units"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: 40x Recruit might 1 token
    Ana: 40x Raider might 10
  battlefield Grove
  battlefield Spire
  base Ana
    40x Footman might 2 exhausted
  base Ben
    25x Guard might 3 tank damage 1

  turn Ana
`;

const STATES = `scenario "All states"
  player Ana points 8 xp 3 energy 99 hand Gust, Defy, Gust, Defy, Gust, Defy, Gust, Defy, Gust, Defy, Gust, Defy
  player Ben runes 6 fury, 6 body, 6 calm, 6 chaos, 6 mind, 6 order
  battlefield Quarry controlled by Ben contested by Ana
    Ben: Wall might 123 damage 117 tank backline shield 12 assault 12 stunned buffed empowered exhausted
    Ana: Raider might 999 damage 998 tank deflect 9 shield 9 stunned buffed empowered token
    Ana: Scout might 0 immune
    Ben: gear Anvil exhausted
  battlefield Grove controlled by Ana
    Ana: Hoplite might 1 tank
  base Ana

  turn Ana
  all pass
`;

const FOUR = `scenario "Four players"
  mode ffa4
  player "Anastasia the Long-winded of Faraway" hand Gust
  player Ben
  player Cleo
  player Dan
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Cleo: Crow might 2
  battlefield Grove
  battlefield Spire
  base Dan
    12x Rat might 1

  turn Ben
`;

/**
 * The most that Riftbench takes on: far beyond any game at a table, and little enough that every text is answered for in
 * bounded time and memory. Whatever goes beyond is refused with its bound, at the word or at the line.
 */
export const BOUNDS = {
  /** The largest number that can be written, in scenarios and in the sentences of cards. */
  number: 9_999,
  /** Bytes of a file: of scenarios, articles and settings, and of the texts that are imported. */
  fileBytes: 5_000_000,
  /** Of a report of a part of a check, to be merged: that of a hundred thousand scenarios has about a third of it. */
  reportBytes: 200_000_000,
  importBytes: 50_000_000,
  /** Characters of a text that is imported, and of a card gallery. */
  importText: 5_000_000,
  importGallery: 20_000_000,
  /** Lines of a text that is imported, and characters of one of them; a card gallery's JSON is one line. */
  importLines: 100_000,
  importLine: 200_000,
  /** Rules, answers and cards of an imported text, each. */
  importEntries: 5_000,
  /** Characters of what is kept of it. The core rules have a sixth of that. */
  importKept: 2_000_000,
  /** Citations of an article that are shown as links: nobody clicks them all, and an editor has to keep each of them. */
  links: 5_000,
  /** Files that one file uses, those that they use among them. */
  usedFiles: 200,
  /** And the characters of all of them. */
  usedText: 5_000_000,
  /** Scenarios of one file. */
  scenarios: 2_000,
  /** Lines of one scenario or card. */
  lines: 10_000,
  /** Problems reported for one file. */
  problems: 1_000,
  /** Branches of one scenario (`what if`). */
  branches: 100,
  /** Players, and battlefields, of one scenario. */
  players: 12,
  battlefields: 50,
  /** Characters of a card's sentence. */
  sentence: 2_000,
  /** Ways in which the words of a sentence are tried before it is given up. */
  attempts: 100_000,
  /** Values within values of a sentence: "with might equal to the number of units with might equal to …". No card has more than two. */
  valuesInValues: 10,
  /** The same of all sentences of the cards in a file. The largest set of cards takes a fifth of that. */
  attemptsOfFile: 1_000_000,
  /** Characters of the print of a card that is pasted, and lines of its text: no card has a third of that. */
  print: 20_000,
  printLines: 24,
  /** Characters of what is looked up, and of a combat that is typed in one line. */
  lookedUp: 1_000,
  combatText: 2_000,
  /** How many of a unit one line lays out: `100x`. */
  count: 100,
  /** Objects in a game: units, gear, runes, cards of hands and decks, tokens; those that are gone still count. */
  objects: 3_000,
  /** Effects in force on one object. */
  effects: 1_000,
  /** Steps that one line of a script leads to, and those of a whole scenario. */
  stepsOfLine: 3_000,
  steps: 30_000,
  /** Objects that a story compares which nothing was done to, as passives may have changed what they are like. */
  comparisons: 300_000,
  /** Steps of a moving picture, characters of a picture as SVG, and its pixels as PNG, those of all its steps together. */
  pictureSteps: 1_000,
  pictureText: 20_000_000,
  picturePixels: 150_000_000,
  /** Work that one line of a script makes, and that of a whole scenario (`engine/game/state/budget.ts`). */
  workOfLine: 1_500_000,
  work: 2_000_000,
  /** Work of going through all that may be done at one position that is explored. The boards of this project take a fortieth of it at most. */
  workOfPosition: 500_000,
  /** The same of looking for all that a scenario claims of what can come: a second or two. What is claimed in this project takes an eighth of it at most. */
  workOfClaims: 2_000_000,
  /**
   * The same of all scenarios of a file: so much for each of them, and beside it so much for all that need more, up to that of very many.
   * What is claimed below stays undecided; its scenarios are run all the same.
   */
  workOfOrdinaryClaims: 400_000,
  workOfClaimsOfFile: 6_000_000,
  workOfClaimsOfLargestFile: 12_000_000,
  /**
   * Work that all scenarios of a file make together, their claims aside: so much, and for each of them what an ordinary one makes, up to
   * that of very many. Those below are not run. The largest file of this project makes a third of the first.
   */
  workOfFile: 1_400_000,
  workOfOrdinaryScenario: 5_000,
  workOfLargestFile: 3_000_000,
  /** Work of a scenario under two editions, and, as with `workOfFile`, of all scenarios of a file; of exploring what one claims there. */
  workCompared: 900_000,
  workOfClaimsCompared: 500_000,
  /** And of running it again and again to find why, together with the first of it; and of all scenarios of a file, beside that. */
  workTried: 500_000,
  workComparedAndTried: 900_000,
  workTriedInFile: 700_000,
  /** The largest amount of anything that the game comes to: Might, damage, points. */
  amount: 1_000_000,
} as const;

/** A number as messages write it: `3,000`. By itself: `toLocaleString` loads tables of languages, which takes longer than many a command. */
export const inFigures = (n: number | bigint | string): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');

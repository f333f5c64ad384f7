/** Of the board: players, battlefields, bases and units. */
import { rows, type Wording } from './wording.ts';

/** Why a unit below a battlefield is not laid out by its name and Might alone. */
export const WHOSE =
  'At a battlefield, a line names the player who controls the unit, and the unit’s Might follows “might”.';

export const BOARD_WORDINGS: readonly Wording[] = [
  ...rows(
    'board',
    '',
    `
    (rules|version|ruleset|core rules|rule book) (version|edition|:|of)? VERSION => edition VERSION
    (format|game mode|gamemode|game type|game|variant) (mode|:|is|=)? REST => mode REST
    `,
  ),
  ...rows(
    'board',
    '',
    `
    (player|players) : NAME => player NAME
    player :? NAME (,|and|&|, and)? player :? NAME2 => player NAME / player NAME2
    (player|players) :? NAME (,|and|&|vs|versus|against) NAME2 => player NAME / player NAME2
    (player|players) :? NAME , NAME2 ,? (and|&)? NAME3 => player NAME / player NAME2 / player NAME3
    NAME (and|&) NAME2 (are playing|play|are the players) => player NAME / player NAME2
    NAME (vs|versus|against|plays against) NAME2 => player NAME / player NAME2
    player NUMBER (:|=|is|,|-)? NAME => player NAME
    (two|2|three|3|four|4) players :? NAME (,|and|&) NAME2 => player NAME / player NAME2
    (two|2|three|3|four|4) players :? NAME , NAME2 ,? (and|&)? NAME3 => player NAME / player NAME2 / player NAME3
    player NUMBER (:|=|is|,|-)? NAME (with|at|has|,|:|-)? NUMBER2 (points|point|pts) => player NAME points NUMBER2
    player NAME : => player NAME
    player :? NAME (with|at|has|,|:|-)? NUMBER (points|point|pts) => player NAME points NUMBER
    player :? NAME (,|:)? (score|points) :? NUMBER => player NAME points NUMBER
    player :? NAME (with|has|,|:)? (no|empty) (hand|cards|cards in hand) => player NAME hand nothing
    player :? NAME (with|has|,|:)? (no rune deck|empty rune deck|no runes in (the)? rune deck) => player NAME rune deck nothing
    player :? NAME (with|has|,|:)? rune deck :? COUNT DOMAIN => player NAME rune deck COUNT DOMAIN
    player :? NAME (with|has|,|:)? COUNT DOMAIN (runes|rune)? in (the)? rune deck => player NAME rune deck COUNT DOMAIN
    player :? NAME (with|has|,|:)? rune :? COUNT DOMAIN => player NAME runes COUNT DOMAIN
    player :? NAME (with|has|,|:)? rune :? DOMAIN => player NAME runes DOMAIN
    player :? NAME (with|has|,|:)? no runes => player NAME runes nothing
    player :? NAME (with|has|,|:)? runes :? COUNT DOMAIN => player NAME runes COUNT DOMAIN
    player :? NAME (with|has|,|:)? COUNT DOMAIN runes => player NAME runes COUNT DOMAIN
    player :? NAME (with|has|,|:|-)? HAS => player NAME HAS
    battlefield :? NAME :? => battlefield NAME
    battlefield :? NAME (:|,|with|is|has)? (controlled by|control|controller|owned by|owner|held by|belongs to) :? PLAYER => battlefield NAME controlled by PLAYER
    battlefield :? NAME (,|:|-) PLAYER => battlefield NAME controlled by PLAYER
    battlefield :? NAME DECLARED => battlefield NAME controlled by DECLARED
    battlefield :? TITLE (,|:|-)? DECLARED => battlefield TITLE controlled by DECLARED
    battlefield :? TITLE (:|,|with|is|has)? (controlled by|control|controller|owned by|owner|held by|belongs to) :? PLAYER => battlefield TITLE controlled by PLAYER
    battlefield :? TITLE => battlefield TITLE
    battlefield NAME : REST => battlefield NAME / REST
    battlefield NAME (controlled by|of)? DECLARED : REST => battlefield NAME controlled by DECLARED / REST
    battlefields :? NAME (,|and|&) NAME2 => battlefield NAME / battlefield NAME2
    battlefields :? NAME (,|and|&) TITLE => battlefield NAME / battlefield TITLE
    battlefields :? TITLE (,|and|&) NAME2 => battlefield TITLE / battlefield NAME2
    battlefields :? TITLE (,|and|&) TITLE2 => battlefield TITLE / battlefield TITLE2
    battlefields :? NAME , NAME2 ,? (and|&)? NAME3 => battlefield NAME / battlefield NAME2 / battlefield NAME3
    battlefield :? NAME ,? (and|&)? battlefield :? NAME2 => battlefield NAME / battlefield NAME2
    PLAYER (controls|owns|holds|has) battlefield NAME => battlefield NAME controlled by PLAYER
    battlefield NUMBER (:|=|is|,|-)? REST => battlefield REST
    battlefield NAME (of|by|for) DECLARED => battlefield NAME controlled by DECLARED
    battlefield TITLE (of|by|for) DECLARED => battlefield TITLE controlled by DECLARED
    battlefield NAME controlled by (nobody|noone|no one|none|nothing|neither) => battlefield NAME
    battlefield NAME (is|:|,)? (neutral|uncontrolled|empty|open|unclaimed) => battlefield NAME
    (base of PLAYER|base PLAYER|PLAYER base|PLAYER 's base|PLAYER : base) (is|:|,)? (empty|nothing|none) => base PLAYER
    (base of PLAYER|base PLAYER|PLAYER base|PLAYER 's base|PLAYER : base) : REST => base PLAYER / REST
    in? (base of PLAYER|base PLAYER|PLAYER base|PLAYER 's base) ,? :? REST => base PLAYER / REST
    base (of|:|for)? PLAYER :? => base PLAYER
    PLAYER 's? base :? => base PLAYER
    PLAYER has UNIT WORTH WITH? in (base|PLAYER 's base) => base PLAYER / UNIT WORTH WITH?
    PLAYER has UNIT in (base|PLAYER 's base) WORTH WITH? => base PLAYER / UNIT WORTH WITH?
    PLAYER (has|controls|owns) (a|an)? WITH UNIT (at|in) (base|PLAYER 's base) => base PLAYER / UNIT WITH
    PLAYER (has|controls|owns) (a|an)? UNIT (at|in) (base|PLAYER 's base) WITH? => base PLAYER / UNIT WITH?
    PLAYER has (a|an)? WORTH UNIT WITH? in (base|PLAYER 's base) => base PLAYER / UNIT WORTH WITH?
    `,
  ),
  ...rows(
    'board',
    'Write several units of a kind with “x”, and their Might after “might”.',
    `
    OWNED? COUNTED PLURAL => OWNED? COUNTED PLURAL
    OWNED? COUNT PLURAL => OWNED? COUNT PLURAL || OWNED? PLURAL MEASURED
    OWNED? COUNT WORTH MANY WITH? => OWNED? COUNT MANY WORTH WITH?
    OWNED? UNIT TIMES WITH? => OWNED? TIMES UNIT WITH?
    OWNED? TIMES WORTH => OWNED? TIMES Unit WORTH
    OWNED? TIMES WORTH ATTRIBUTES => OWNED? TIMES Unit WORTH ATTRIBUTES
    TIMES WORTH => HOLDER : TIMES Unit WORTH
    TIMES WORTH ATTRIBUTES => HOLDER : TIMES Unit WORTH ATTRIBUTES
    `,
  ),
  ...rows(
    'board',
    'A unit needs a name, and its Might follows “might”.',
    `
    OWNED? WORTH => OWNED? UNNAMED WORTH
    OWNED? WORTH ATTRIBUTES => OWNED? UNNAMED WORTH ATTRIBUTES
    `,
  ),
  ...rows(
    'board',
    WHOSE,
    `
    (unit|:|-|a|an)? UNIT WORTH WITH? => HOLDER : UNIT WORTH WITH?
    (a|an)? WORTH UNIT WITH? => HOLDER : UNIT WORTH WITH?
    CAPITALS => HOLDER : CAPITALS
    WORTH => HOLDER : UNNAMED WORTH
    WORTH ATTRIBUTES => HOLDER : UNNAMED WORTH ATTRIBUTES
    `,
  ),
  ...rows(
    'board',
    'Write a player’s unit after the player and a colon.',
    `
    DECLARED WORTH => DECLARED : UNNAMED WORTH
    DECLARED WORTH ATTRIBUTES => DECLARED : UNNAMED WORTH ATTRIBUTES
    DECLARED UNIT WORTH WITH? => DECLARED : UNIT WORTH WITH?
    DECLARED UNIT ATTRIBUTES => DECLARED : UNIT ATTRIBUTES
    `,
  ),
  ...rows(
    'board',
    'Cards on the board have been paid for: a cost belongs on the card.',
    `
    OWNED? UNIT COST REST => OWNED? UNIT REST
    OWNED? UNIT REST COST => OWNED? UNIT REST
    (a|an)? OWNED? COST UNIT REST => OWNED? UNIT REST
    `,
  ),
  ...rows(
    'board',
    'A unit has one number, its Might, which follows “might”.',
    `
    (unit|:|-|a|an)? OWNED? UNIT WORTH WITH? => OWNED? UNIT WORTH WITH?
    OWNED? token UNIT WORTH WITH? => OWNED? UNIT WORTH token WITH?
    OWNED? UNIT token WORTH WITH? => OWNED? UNIT WORTH token WITH?
    (unit|:|-)? OWNED? UNIT (,|-|:|with|is|has)? WITH WORTH WITH2? => OWNED? UNIT WORTH WITH WITH2?
    (a|an)? OWNED? WORTH UNIT WITH? => OWNED? UNIT WORTH WITH?
    UNIT PLAYER WORTH WITH? => PLAYER : UNIT WORTH WITH?
    PLAYER (has|plays|controls|puts) (a|an)? UNIT WORTH WITH? (at|in|on) HERE => PLAYER : UNIT WORTH WITH?
    (at|in|on) HERE ,? :? PLAYER has (a|an)? UNIT WORTH WITH? => PLAYER : UNIT WORTH WITH?
    PLAYER has (a|an)? WORTH UNIT WITH? (at|in|on) HERE => PLAYER : UNIT WORTH WITH?
    PLAYER 's (unit|units)? UNIT WORTH WITH? => PLAYER : UNIT WORTH WITH?
    PLAYER 's (unit|units) :? UNIT WORTH WITH? => PLAYER : UNIT WORTH WITH?
    (unit|creature|minion|character|-) REST => REST
    (equipment|item|weapon|artifact) REST => gear REST
    UNIT WORTH WITH? DECLARED => DECLARED : UNIT WORTH WITH?
    PLAYER - UNIT WORTH WITH? => PLAYER : UNIT WORTH WITH?
    OWNED? UNIT ; WORTH WITH? => OWNED? UNIT WORTH WITH?
    PLAYER (has|controls|puts) (a|an)? UNIT WORTH (there|here)? => PLAYER : UNIT WORTH
    PLAYER (has|controls|puts) (a|an)? UNIT WORTH WITH => PLAYER : UNIT WORTH WITH
    PLAYER (has|controls|puts) (a|an)? WORTH UNIT (there|here)? => PLAYER : UNIT WORTH
    `,
  ),
  ...rows('board', 'A name of more than one word needs quotes.', 'OWNED? CAPITALS => OWNED? CAPITALS'),
  ...rows(
    'board',
    'Each unit goes on a separate line, below its place.',
    `
    OWNED? UNIT WORTH (,|and|&) UNIT2 WORTH2 WITH2? => OWNED? UNIT WORTH / OWNED? UNIT2 WORTH2 WITH2?
    OWNED? UNIT WORTH WITH (,|and|&) UNIT2 WORTH2 WITH2? => OWNED? UNIT WORTH WITH / OWNED? UNIT2 WORTH2 WITH2?
    OWNED? UNIT WORTH , UNIT2 WORTH2 ,? (and|&)? UNIT3 WORTH3 => OWNED? UNIT WORTH / OWNED? UNIT2 WORTH2 / OWNED? UNIT3 WORTH3
    OWNED? COUNT MANY WORTH WITH? => OWNED? COUNT MANY WORTH WITH?
    `,
  ),
];

/** Of what can come: who wins, what cannot be helped, and by when. */
import { rows, type Wording } from './wording.ts';

export const CLAIM_WORDINGS: readonly Wording[] = [
  ...rows(
    'script',
    'Write what a player can bring about, whatever the others do, after “can force”.',
    `
    expect PLAYER LEGAL force (that|to make|to get|it that|:) FACT => expect PLAYER LEGAL force FACT
    expect PLAYER LEGAL force UNITS to (die|be dead|be killed) HORIZON? => expect PLAYER LEGAL force UNITS is dead HORIZON?
    expect PLAYER LEGAL force (to kill|to destroy|killing) UNITS HORIZON? => expect PLAYER LEGAL force UNITS is dead HORIZON?
    expect PLAYER LEGAL force (a win|the win|a victory|victory|to win|to win the game|winning|lethal) HORIZON? => expect PLAYER LEGAL force PLAYER wins the game HORIZON?
    expect PLAYER LEGAL force (at least)? NUMBER (or more)? (points|point) HORIZON? => expect PLAYER LEGAL force PLAYER has NUMBER or more points HORIZON?
    expect? PLAYER (forces|force) (that)? FACT => expect PLAYER can force FACT
    expect? PLAYER (can always|always can|has a way to|can find a way to|will always|can surely) force FACT => expect PLAYER can force FACT
    expect? PLAYER (has a way to|can find a way to|is sure to) REST => expect PLAYER can REST
    expect? PLAYER (can|could|can always|always|is going to|is able to) (win|wins) (the game)? HORIZON? => expect PLAYER can force PLAYER wins the game HORIZON?
    expect? PLAYER (wins|win|will win) (the game)? HORIZON => expect PLAYER can force PLAYER wins the game HORIZON
    expect? PLAYER (cannot|can not|can never) win (the game)? HORIZON? => expect PLAYER cannot force PLAYER wins the game HORIZON?
    expect? PLAYER (has|have|will have) (a|the)? (lethal|winning line|win|forced win) HORIZON? => expect PLAYER can force PLAYER wins the game HORIZON?
    expect? PLAYER LEGAL (get to|reach|end up with|be at|make it to) (at least)? NUMBER (or more)? (points|point)? HORIZON? => expect PLAYER LEGAL force PLAYER has NUMBER or more points HORIZON?
    expect? PLAYER LEGAL (kill|destroy) UNITS HORIZON => expect PLAYER LEGAL force UNITS is dead HORIZON
    expect? PLAYER LEGAL (conquer|take|capture|control|get) PLACE HORIZON => expect PLAYER LEGAL force PLAYER controls PLACE HORIZON
    expect? PLAYER (cannot|can not|can never|is unable to) (prevent|stop|avoid) (that|it that)? FACT => expect ANOTHER can force FACT
    expect? PLAYER (can|could) (repeat|loop|go infinite|combo) (it|this)? (forever|infinitely|endlessly|without end|again and again)? => expect PLAYER can repeat
    (is there|expect|expect there is) (an|a)? (infinite|endless) (loop|combo) (here|now)? => expect ACTIVE can repeat
    expect? PLAYER (has|have|will have) (an|a)? (infinite|endless) (loop|combo) (here|now)? => expect PLAYER can repeat
    expect? (no matter what|whatever|regardless of what) PLAYER does ,? FACT => expect ANOTHER can force FACT
    expect? FACT ,? (no matter what|whatever|regardless of what) PLAYER does => expect ANOTHER can force FACT
    `,
  ),
  ...rows(
    'script',
    'Write a possible or certain outcome after “it is possible that” or “it is certain that”.',
    `
    expect? (it is|it|it 's|is it|that is|is)? (possible|possibly) (that|:|for|if)? FACT => expect it is possible that FACT
    expect? (it is|it|it 's|is it|that is|is)? (impossible|not possible|never possible) (that|:|for|if)? FACT => expect it is impossible that FACT
    expect? (it is|it|it 's|is it|that is|is)? (certain|guaranteed|sure|inevitable|unavoidable|always true|always the case) (that|:|if)? FACT => expect it is certain that FACT
    expect? (no matter what happens|no matter what|whatever happens|in any case|in every case|in all cases|in every line|on every path) ,? FACT => expect it is certain that FACT
    expect? FACT ,? (no matter what happens|no matter what|whatever happens|in any case|in every case|in all cases|in every line|on every path) => expect it is certain that FACT
    (can|could|may|might) UNITS (die|be killed|be destroyed|be dead) HORIZON? => expect it is possible that UNITS is dead HORIZON?
    expect? UNITS (can|could|may|might) (die|be killed|be destroyed|be dead) HORIZON? => expect it is possible that UNITS is dead HORIZON?
    expect? UNITS (can|could|may|might) (survive|live|be alive) HORIZON? => expect it is possible that UNITS is alive HORIZON?
    expect? UNITS (cannot|can not|can never|could never|may never|never) (die|dies|be killed|be destroyed|be dead) HORIZON? => expect it is impossible that UNITS is dead HORIZON?
    expect? UNITS (cannot|can not|can never|could never|never) (survive|survives|live|lives|be alive) HORIZON? => expect it is impossible that UNITS is alive HORIZON?
    expect? UNITS (always|is always|will always|are always) (die|dies|dead) HORIZON? => expect it is certain that UNITS is dead HORIZON?
    expect? UNITS (always|is always|will always|are always) (survive|survives|alive|live|lives) HORIZON? => expect it is certain that UNITS is alive HORIZON?
    `,
  ),
  ...rows(
    'script',
    'Write the limit at the end, as in “within this turn”, “within 2 turns” or “after at most 8 acts”.',
    `
    expect PLAYER LEGAL force FACT HORIZON => expect PLAYER LEGAL force FACT HORIZON
    expect it is MODALITY that FACT HORIZON => expect it is MODALITY that FACT HORIZON
    `,
  ),
];

/** What players do: cards, points, tokens. */
import { rows, type SentenceForm } from './form.ts';

export const PLAYER_FORMS: readonly SentenceForm[] = [
  ...rows('spell', [
    ['draw N', 'draw 2', '`draw a card`, `draw 1 for each friendly unit`.'],
    [
      'discard N',
      'discard 1, then draw 2',
      '`discard your hand`, `discard up to two cards. draw 1 for each card discarded this way`, `any number of cards`.',
    ],
    [
      'recycle N from your trash / hand',
      'recycle 3 from your trash',
      'The player who does it chooses; `recycle UNIT` or `recycle the rest` puts named cards under the deck.',
    ],
    ['channel N runes [exhausted]', 'channel 2 runes exhausted', ''],
    ['add RESOURCES', 'add 2, 1 any', 'Energy is a plain number, Power a number and its domain.'],
    [
      'add RESOURCES. use only to PURPOSE',
      'add 1 any. use only to play gear or use gear abilities',
      'Can pay only for that: play CARDS, use THING abilities, or both.',
    ],
    [
      'add RESOURCES. spend this energy only during showdowns',
      'add 1. spend this energy only during showdowns',
      'For anything, but at no other time.',
    ],
    ['gain N points / xp', 'gain 1 point', '`score 1 point` says the same; `lose N points / xp`, `spend N xp`.'],
    ['predict [N]', 'predict 2', '`predict equal to its power cost`.'],
    ['burn N', 'burn 2', 'From the top of the deck into the trash.'],
    [
      'look at the top N cards of your deck',
      'look at the top 3 cards of your deck. draw one of them and recycle the rest',
      '`reveal` as well. Then `one of them`, `a unit from among them`, `the rest`.',
    ],
    [
      "reveal the top card of each player's deck. draw yours if none costs less",
      "reveal the top card of each player's deck. draw yours if none costs less. recycle the rest",
      'Less Energy; as little as another is enough.',
    ],
    [
      'reveal cards from your deck until you reveal CARD',
      'reveal cards from your deck until you reveal a unit. draw it. recycle the rest',
      '',
    ],
    ['PLAYER reveals their hand', 'choose an opponent. they reveal their hand, then you recycle a card from it', ''],
    [
      'put CARD PLACE',
      'look at the top 2 cards of your deck. put one of them into your hand',
      'Into a hand, into a trash, on the top or the bottom of the deck; `one on the top and the other on the bottom`.',
    ],
    [
      'play N TOKEN unit tokens [PLACE]',
      'play two 1 might Recruit unit tokens to your base',
      'Words before and after: ready, exhausted, N might, with KEYWORD; `. if CONDITION, it enters ready`; `. if CONDITION, play 4 instead`.',
    ],
    [
      'play CARD from PLACE [, ignoring its cost]',
      'play a gear from your trash, ignoring its energy cost',
      '`reducing its cost by N`, `for N less`, `for COST`; `its cost is reduced by N` and `it enters ready` after it; without PLACE from hand.',
    ],
    [
      'you may play THING from your hand this turn, ignoring its [energy] cost',
      'draw 1. you may play a gear from your hand this turn, ignoring its energy cost',
      'One, whenever its player likes; `paying N` plays it at its own cost, and keeps the permission.',
    ],
    [
      'banish …. you may play it this turn',
      'banish the top card of your deck. you may play it this turn',
      'Later on, at its cost; `until the start of your next turn` as well.',
    ],
    [
      'banish the top N cards of your deck',
      'banish the top card of your deck. when you conquer this turn, draw it',
      '',
    ],
    [
      'recycle the top N cards of your deck',
      'recycle the top card of your deck. draw 1',
      "`each opponent's deck` as well.",
    ],
    ['banish UNIT, then its owner plays it', 'banish a friendly unit, then its owner plays it', ''],
    [
      'banish UNITS. for each, its owner plays that unit',
      'banish two friendly units. for each, its owner plays that unit to the same location or to their base',
      'One after the other, in an order that you choose.',
    ],
    [
      'PLAYER does EFFECT',
      'each player kills one of their units',
      'Its controller, its owner, an opponent, each opponent, each player, the defender, that player; `must` and `may`.',
    ],
    ['the attacker and defender each EFFECT', 'the attacker and defender each draw 1', 'One after the other.'],
    ['starting with the next player, each player EFFECT', 'starting with the next player, each player discards 1', ''],
    ['take a turn after this one', 'take a turn after this one', ''],
    ['skip your next PHASE', 'skip your next draw phase', 'draw phase, channel phase, turn.'],
    ['PLAYER wins the game', 'you win the game', ''],
    ['EFFECT. EFFECT', 'stun an enemy unit. draw 1', 'One after the other. Also `;`, `, then` and `and`.'],
    ['choose THING', 'choose a friendly unit. double its might this turn', 'For `it` and `them` after it.'],
    ['you may EFFECT', 'you may kill a gear', 'Asked as it resolves.'],
    ['you may COST to EFFECT', 'you may pay 1 to draw 1', ''],
    [
      'pay any amount of COST to EFFECT',
      'pay any amount of 1 any to deal that much to all enemy units at a battlefield',
      '`any amount of energy`, `spend any amount of xp` as well; not for a trigger or an activated ability; of a spell also `as an additional cost to play me, pay any amount of power`, and `that many UNITS` after it.',
    ],
    [
      "EFFECT. if you do, EFFECT [. if you don't, EFFECT]",
      "you may kill a gear. if you do, draw 2. if you don't, draw 1",
      "Only if the previous one was carried out, or was not; `otherwise` and `if you can't` say the same.",
    ],
    [
      "EFFECT. if you can't, EFFECT",
      "move a friendly unit to base. if you can't, draw 1",
      "Only if the previous one was not carried out; `if you don't` after a `you may`.",
    ],
    [
      'if CONDITION, EFFECT [. otherwise, EFFECT]',
      'if you control a Poro, draw 2. otherwise, draw 1',
      '`EFFECT if CONDITION` as well, and `unless`.',
    ],
    ['EFFECT. if CONDITION, EFFECT instead', "deal 2 to an enemy unit. if it's defending, deal 3 to it instead", ''],
    ['EFFECT. legion: EFFECT instead', 'draw 1. legion: draw 2 instead', 'Also `level N:`, and on a separate line.'],
    ['for each THING, EFFECT', 'for each friendly unit, draw 1', 'After an amount: `draw 1 for each …`.'],
    [
      'choose one: EFFECT / EFFECT',
      'choose one: draw 1 / kill a gear',
      "Modes. `choose one that hasn't been chosen this turn: …` offers each once; `choose two: …`.",
    ],
    [
      'choose one or both: EFFECT / EFFECT',
      'choose one or both: draw 1 / kill a gear',
      '`choose up to two: …` as well.',
    ],
    [
      'an opponent chooses one: EFFECT / EFFECT',
      'an opponent chooses one: you draw 2 / they discard 1',
      'As it resolves. In the modes you are still you, and that player is `they`. With `each opponent`, `each other player` or `each player` all of them choose before anything is done.',
    ],
    [
      'you and each opponent may EFFECT. for each opponent who did, EFFECT',
      'you and each opponent may draw 1. for each opponent who did, gain 1 xp',
      'As it resolves, you first.',
    ],
    [
      'each other player chooses THING not chosen before',
      "each other player chooses a unit you don't control not chosen before. kill those units",
      '`starting with the next player, …` as well.',
    ],
    [
      'choose THING. if CONDITION, choose THING instead',
      'choose an enemy unit with 3 might or less. if you control a Poro, choose any enemy unit instead. stun it',
      'One choice; `if you paid the additional cost` is about what is paid for this.',
    ],
    [
      'each player chooses THINGS. recycle the rest',
      'each player chooses 2 units, 2 gear, and 2 cards in their hand. recycle the rest',
      'Of the same kinds, whatever nobody chose; `kill`, `banish` as well.',
    ],
    [
      'return your chosen champion from your trash into your champion zone [if it is empty]',
      'when you hold: you may return your chosen champion from your trash into your champion zone if it is empty',
      'By its name, as it lies in its zone as the scenario begins; else by the tag of the legend.',
    ],
    [
      'do this: EFFECT',
      'kill a unit. do this: draw 1',
      'A reflexive trigger, with all the sentences after it in the line, up to `otherwise` or another `do this`; `do this twice: …`; `for each THING, do this: …`.',
    ],
    [
      'the next time EVENT would happen this turn, EFFECT instead',
      'choose a unit. the next time it would die this turn, recall it instead',
      '`prevent it` for damage.',
    ],
    [
      'if EVENT would happen this turn, EFFECT instead',
      'deal 3 to an enemy unit. if it would die this turn, banish it instead',
      'As often as it would.',
    ],
    ['when EVENT this turn, EFFECT', 'stun an enemy unit. when it dies this turn, draw 1', 'A delayed trigger.'],
    [
      'banish CARD. when EVENT, EFFECT',
      'banish a unit. when you conquer, return it to hand',
      'For as long as the card is banished; EFFECT has to refer to it.',
    ],
    [
      'the next N times EVENT this turn, EFFECT',
      'the next two times you play a spell this turn, draw 1',
      'A delayed trigger, so often.',
    ],
    ['you and that player each EFFECT', 'choose an opponent. you and that player each discard 1', ''],
    [
      'deal N to UNIT. if CONDITION, deal M instead',
      "deal 1 to a unit. if I'm empowered, deal 2 instead",
      'To the same. `if CONDITION, draw 2 instead of 1` by itself says both.',
    ],
    [
      'EFFECT N, or M instead if CONDITION',
      "deal 2 to an enemy unit, or 4 instead if it's attacking",
      'One amount or the other: damage, Might, cards, and what else has one. `instead` may be left out.',
    ],
    [
      'EFFECT X, where X is VALUE',
      'deal X to an enemy unit, where X is the number of gear you control',
      '`+X might` as well.',
    ],
    ['EFFECT the next time EVENT this turn', 'choose a unit. stun it the next time it attacks this turn', ''],
    [
      'at the end of this turn, EFFECT',
      'ready a friendly unit. at the end of this turn, draw 1',
      'Or after the effect; `at the start of your next main phase` as well.',
    ],
    ['PASSIVE this turn', 'friendly units enter ready this turn', 'A passive sentence that lasts for a while.'],
    [
      'your next CARD this turn may be played to PLACE. when you play it, EFFECT',
      'your next unit this turn may be played to an open battlefield. when you play it, ready it',
      '`, even from facedown` after the place: away from where it was hidden as well.',
    ],
    [
      'the next CARD you play this turn PASSIVE',
      'the next spell you play this turn costs 2 less',
      'enters ready, deals N bonus damage, has reaction, has accelerate; `costs N less and enters ready`; `. give it "ABILITY"` after it.',
    ],
  ]),
  ...rows('battlefield', [
    [
      'replace that battlefield with a NAME battlefield token',
      'when you conquer here: replace that battlefield with a Meadow battlefield token',
      '`swap this back` undoes it.',
    ],
    [
      'add the NAME battlefield token to the board',
      'when you hold here: add the Meadow battlefield token to the board',
      '',
    ],
  ]),
  ...rows('unit', [
    [
      "add one of those legends to your legend zone [while I'm on the board]",
      "when you play me: add one of those legends to your legend zone while I'm on the board",
      '`choose one of those legends and add it …` as well; those that were chosen for the deck (`chosen legends` in a scenario).',
    ],
    [
      'hide CARD from your hand PLACE, ignoring its cost',
      'when I conquer: you may hide a card from your hand here, ignoring its cost',
      'One with Hidden, at a battlefield that you control and where there is room; `at a battlefield you control` as well.',
    ],
    [
      'look at a facedown card',
      'when I attack: look at all facedown cards here',
      '`all facedown cards opponents control` as well; `you can look at their facedown cards this turn`, of a player mentioned before.',
    ],
  ]),
];

/**
 * More than fifty ways to get a rule wrong, each as a change of the engine's text: some count of ways or positions on the boards of
 * docs/perft.md has to change with it. `npm run mutations counts` makes them, one after the other.
 */

export interface CountMutation {
  /** The rule that is got wrong, as the code cites it. */
  readonly rule: string;
  /** How, in a few words. */
  readonly wrong: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
}

const MARKS = 'engine/game/combat/assignment/marks.ts';
const DAMAGE = 'engine/game/combat/damage.ts';
const SHOWDOWN = 'engine/game/combat/showdown.ts';
const RESOLUTION = 'engine/game/combat/resolutionStep.ts';
const FLOW = 'engine/game/turn/flow.ts';
const MOVE = 'engine/game/turn/move.ts';
const SCORING = 'engine/game/gameActions/scoring.ts';
const CONTROL = 'engine/game/gameActions/control.ts';
const STAGING = 'engine/game/combat/staging.ts';
const MIGHT = 'engine/game/abilities/might.ts';
const HIDING = 'engine/game/chain/hiding.ts';
const TIMING = 'engine/game/chain/timing.ts';
const COMBAT = 'engine/game/combat/combat.ts';
const KEYWORDS = 'engine/game/state/cards/keywords.ts';
const RECALLING = 'engine/game/combat/recalling.ts';

export const COUNT_MUTATIONS: readonly CountMutation[] = [
  {
    rule: 'combat.assign.lethal-first',
    wrong: 'two units may be left with less than lethal damage',
    file: MARKS,
    from: 'if (has(MARKS.twoShort)) return false;',
    to: '',
  },
  {
    rule: 'combat.assign.over-lethal',
    wrong: 'more than lethal while another unit lacks it',
    file: MARKS,
    from: 'if (has(MARKS.over) && has(MARKS.lacks)) return false;',
    to: '',
  },
  {
    rule: 'keyword.tank',
    wrong: 'others may be hit before a Tank has lethal damage',
    file: MARKS,
    from: 'if (has(MARKS.normalHit) && has(MARKS.firstLacks)) return false;',
    to: '',
  },
  {
    rule: 'keyword.backline',
    wrong: 'a unit with Backline may be hit before the others',
    file: MARKS,
    from: 'if (has(MARKS.lastHit) && frontLacks) return false;',
    to: '',
  },
  {
    rule: 'keyword.tank',
    wrong: 'Tank is not looked for',
    file: DAMAGE,
    from: "const first = heeds('tank') ||",
    to: 'const first =',
  },
  {
    rule: 'keyword.backline',
    wrong: 'Backline is not looked for',
    file: DAMAGE,
    from: "const last = heeds('backline') ||",
    to: 'const last =',
  },
  {
    rule: 'combat.damage.both-remain',
    wrong: 'damage is assigned by one side alone',
    file: DAMAGE,
    from: "remains(state, 'attacker') && remains(state, 'defender');",
    to: "remains(state, 'attacker') || remains(state, 'defender');",
  },
  {
    rule: 'combat.damage.sum-attackers',
    wrong: 'each unit deals one damage more',
    file: DAMAGE,
    from: 'sum + damageGiven(state, u), 0)',
    to: 'sum + damageGiven(state, u) + 1, 0)',
  },
  {
    rule: 'unit.damage.lethal',
    wrong: 'lethal is more than the Might',
    file: MIGHT,
    from: 'return missingToLethal(state, u) <= 0 ||',
    to: 'return missingToLethal(state, u) < 0 ||',
  },
  {
    rule: 'unit.damage.lethal',
    wrong: 'damage from before does not count for an assignment',
    file: MIGHT,
    from: 'Math.max(1, missingToLethal(state, u));',
    to: 'Math.max(1, mightCounted(state, u));',
  },
  {
    rule: 'showdown.pass',
    wrong: 'one pass closes a showdown',
    file: SHOWDOWN,
    from: 'if (passes < passers.length) {',
    to: 'if (passes < 1) {',
  },
  {
    rule: 'chain.resolve.newest',
    wrong: 'one pass resolves the newest item',
    file: FLOW,
    from: '  if (passes < all.length) {',
    to: '  if (passes < 1) {',
  },
  {
    rule: 'showdown.closes.control',
    wrong: 'whoever is alone at the end of a showdown does not take control',
    file: FLOW,
    from: "if (who !== null) establishControl(play, at, who, 'showdown.closes.control');",
    to: "if (who !== null) uncontest(play, at, 'control.contested.removed');",
  },
  {
    rule: 'move.standard.cost',
    wrong: 'exhausted units move',
    file: MOVE,
    from: '    u.exhausted &&',
    to: '    false &&',
  },
  {
    rule: 'move.standard.cost',
    wrong: 'a move does not exhaust',
    file: MOVE,
    from: '    u.exhausted = true;',
    to: '    u.exhausted = u.exhausted;',
  },
  {
    rule: 'move.standard.showdown',
    wrong: 'standard moves during showdowns',
    file: MOVE,
    from: "if (because('move/showdown',",
    to: "if (false && because('move/showdown',",
  },
  {
    rule: 'move.standard.closed-state',
    wrong: 'standard moves while there is a chain',
    file: MOVE,
    from: '  if (state.chain.length > 0)\n    return because(',
    to: '  if (state.chain.length > 99)\n    return because(',
  },
  {
    rule: 'keyword.ganking.meaning',
    wrong: 'every unit moves from battlefield to battlefield',
    file: 'engine/game/turn/permittedMoves.ts',
    from: "u.zone.at !== to.at && !hasKeyword(state, u, 'ganking');",
    to: "u.zone.at === to.at && !hasKeyword(state, u, 'ganking');",
  },
  {
    rule: 'keyword.ganking.meaning',
    wrong: 'Ganking does nothing',
    file: 'engine/game/turn/permittedMoves.ts',
    from: "&& !hasKeyword(state, u, 'ganking');",
    to: ';',
  },
  {
    rule: 'score.conquer',
    wrong: 'a battlefield gives no point',
    file: SCORING,
    from: 'gainPoints(play, who, 1, {',
    to: 'gainPoints(play, who, 0, {',
  },
  {
    rule: 'score.final-point',
    wrong: 'the last point comes of any conquest',
    file: SCORING,
    from: 'if (nearVictory(play, who) && !scoredEvery(play, who)) {',
    to: 'if (false) {',
  },
  {
    rule: 'score.once',
    wrong: 'a battlefield is scored only by whoever has scored it before',
    file: SCORING,
    from: '  if (before !== null) {',
    to: '  if (before === null) {',
  },
  {
    rule: 'score.win',
    wrong: 'nobody wins by points',
    file: SCORING,
    from: 'if (total < victoryScore) continue;',
    to: 'continue;',
  },
  {
    rule: 'control.lost',
    wrong: 'control is kept without units',
    file: CONTROL,
    from: 'if (keepsControl(play, b)) continue;',
    to: 'continue;',
  },
  {
    rule: 'cleanup.stage-showdown',
    wrong: 'no showdown is staged where nobody opposes',
    file: STAGING,
    from: '      hasUnitsAt(play.state, by, id);',
    to: '      false;',
  },
  {
    rule: 'combat.resolution.heal',
    wrong: 'nothing heals after a combat',
    file: RESOLUTION,
    from: "    cleanup(play, () => {\n      healAll(play, 'combat.resolution.heal');\n      const recalled",
    to: '    cleanup(play, () => {\n      const recalled',
  },
  {
    rule: 'combat.showdown.roles',
    wrong: 'attackers have no role',
    file: COMBAT,
    from: "const attackers = give(attacker, 'attacker');",
    to: "const attackers = give(attacker, 'defender');",
  },
  {
    rule: 'cleanup.begin-combat',
    wrong: 'of several that are staged, the first begins',
    file: 'engine/game/combat/beginStaged.ts',
    from: 'if (from.length > 1) {',
    to: 'if (from.length > 9) {',
  },
  {
    rule: 'cleanup.kill',
    wrong: 'lethal damage does not kill',
    file: 'engine/game/combat/lethalDamage.ts',
    from: 'if (dying.length > 0) kill(',
    to: 'if (dying.length > 99) kill(',
  },
  {
    rule: 'keyword.hidden.meaning',
    wrong: 'cards are hidden at battlefields that others control',
    file: HIDING,
    from: '    place.controller !== who &&\n    because(',
    to: '    place.controller === who &&\n    because(',
  },
  {
    rule: 'keyword.action.meaning.card',
    wrong: 'every card is played in a showdown',
    file: TIMING,
    from: "state.showdown !== null && timing === 'main')",
    to: 'state.showdown !== null && timing !== timing)',
  },
  {
    rule: 'turn.priority.right',
    wrong: 'cards are played without priority',
    file: TIMING,
    from: '  holder !== who && !isInvited(state, holder, who);',
    to: '  holder === null && !isInvited(state, holder, who);',
  },
  {
    rule: 'deal',
    wrong: 'spells deal one damage more',
    file: 'engine/game/gameActions/deal.ts',
    from: '      d.damage += amount;',
    to: '      d.damage += amount + 1;',
  },
  {
    rule: 'keyword.assault.meaning',
    wrong: 'Assault is for defenders',
    file: KEYWORDS,
    from: "assault: { means: 'might', while: ['attacking'] }",
    to: "assault: { means: 'might', while: ['defending'] }",
  },
  {
    rule: 'keyword.shield.meaning',
    wrong: 'Shield is for attackers',
    file: KEYWORDS,
    from: "shield: { means: 'might', while: ['defending'] }",
    to: "shield: { means: 'might', while: ['attacking'] }",
  },
  {
    rule: 'unit.enters-exhausted',
    wrong: 'units enter ready',
    file: 'engine/game/chain/entering.ts',
    from: "let ready = card.type !== 'unit';",
    to: 'let ready = true;',
  },
  {
    rule: 'keyword.hidden.meaning',
    wrong: 'a card is played in the turn in which it was hidden',
    file: 'engine/game/chain/playing.ts',
    from: 'if (o.since >= state.turnNumber)',
    to: 'if (o.since > state.turnNumber)',
  },
  {
    rule: 'combat.assign',
    wrong: 'a unit with 2 Might is not given 1 damage',
    file: MARKS,
    from: 'lethal > 1 ? [{ marks: of.short,',
    to: 'lethal > 2 ? [{ marks: of.short,',
  },
  {
    rule: 'control.established',
    wrong: 'control stays as it is',
    file: CONTROL,
    from: '    d.controller = who;',
    to: '    d.controller = d.controller;',
  },
  {
    rule: 'score.conquer',
    wrong: 'a battlefield is conquered by keeping it',
    file: CONTROL,
    from: 'if (gained) conquer(',
    to: 'if (!gained) conquer(',
  },
  {
    rule: 'combat.resolution.recall',
    wrong: 'attackers are recalled where no defenders are left',
    file: RECALLING,
    from: 'if (combat === null || !hasUnitsAt(play.state, combat.defender, combat.at)) return false;',
    to: 'if (combat === null || hasUnitsAt(play.state, combat.defender, combat.at)) return false;',
  },
  {
    rule: 'move.standard.to-base',
    wrong: 'no unit moves from a battlefield to base',
    file: 'engine/game/turn/permittedMoves.ts',
    from: "u.zone.kind === 'battlefield' && to.kind === 'battlefield' && u.zone.at !== to.at && !hasKeyword",
    to: "u.zone.kind === 'battlefield' && (to.kind === 'base' || u.zone.at !== to.at) && !hasKeyword",
  },
  {
    rule: 'combat.damage',
    wrong: 'a combat ends without damage',
    file: FLOW,
    from: 'else if (!beginDamage(play)) enterCleanup(play);',
    to: 'else enterCleanup(play);',
  },
  {
    rule: 'combat.damage.sum-defenders',
    wrong: 'a side has 1 damage to assign for each unit',
    file: DAMAGE,
    from: 'sum + damageGiven(state, u), 0)',
    to: 'sum + Math.min(1, damageGiven(state, u)), 0)',
  },
  {
    rule: 'stun.no-might',
    wrong: 'stunned units deal damage',
    file: MIGHT,
    from: "u.stunned || traitsGiving(state, 'no combat damage')",
    to: "traitsGiving(state, 'no combat damage')",
  },
  {
    rule: 'combat.resolution.recall',
    wrong: 'nobody is recalled',
    file: RECALLING,
    from: '  if (tieIsReplaced(play, combat)) return true;',
    to: '  return false;',
  },
  {
    rule: 'chain.resolve.newest',
    wrong: 'the oldest item resolves first',
    file: FLOW,
    from: 'export const resolveNewest = (play: Play): void => {\n  const newest = play.state.chain.at(-1);',
    to: 'export const resolveNewest = (play: Play): void => {\n  const newest = play.state.chain[0];',
  },
  {
    rule: 'keyword.hidden.meaning',
    wrong: 'hiding is free',
    file: HIDING,
    from: 'return [HIDE_COST, ...others];',
    to: 'return [NOTHING, ...others];',
  },
  {
    rule: 'hide.hidden',
    wrong: 'every card can be hidden',
    file: HIDING,
    from: "    !hasKeyword(state, o, 'hidden') &&",
    to: '    false &&',
  },
  {
    rule: 'keyword.reaction.meaning.card',
    wrong: 'every card is played while there is a chain',
    file: TIMING,
    from: "if (state.chain.length > 0 && timing !== 'reaction')",
    to: 'if (state.chain.length > 99)',
  },
  {
    rule: 'combat.showdown.attacker.focus',
    wrong: 'the defender has focus first',
    file: COMBAT,
    from: "openShowdown(play, at, who.attacker, 'combat');",
    to: "openShowdown(play, at, who.defender, 'combat');",
  },
  {
    rule: 'score.final-point',
    wrong: 'the last point comes of no conquest',
    file: SCORING,
    from: 'if (nearVictory(play, who) && !scoredEvery(play, who)) {',
    to: 'if (nearVictory(play, who)) {',
  },
  {
    rule: 'showdown.focus-passes',
    wrong: 'focus stays after a chain',
    file: SHOWDOWN,
    from: 'if (focusStays(play)) {',
    to: 'if (true) {',
  },
  {
    rule: 'turn.priority.one',
    wrong: 'whoever passed last has priority after an item has resolved',
    file: FLOW,
    from: '    s.priority = null;\n    s.passes = 0;\n  });\n  if (newest !== undefined)',
    to: '    s.passes = 0;\n  });\n  if (newest !== undefined)',
  },
  {
    rule: 'cost.must-be-paid',
    wrong: 'Energy is never missing',
    file: 'engine/game/costs/resources.ts',
    from: '  if (ready.length < missing) return null;',
    to: '',
  },
  {
    rule: 'showdown.pass',
    wrong: 'two passes close a showdown of three players',
    file: SHOWDOWN,
    from: 'if (passes < passers.length) {',
    to: 'if (passes < 2) {',
  },
  {
    rule: 'chain.pass.all',
    wrong: 'two passes of three players resolve the newest item',
    file: FLOW,
    from: '  if (passes < all.length) {',
    to: '  if (passes < 2) {',
  },
];

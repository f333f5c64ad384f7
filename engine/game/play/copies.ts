/**
 * Copies of the values that a state is made of, for code that changes one of their fields. Written out field by field, as that
 * costs the least and every change of the game makes some: an object spread takes several times as long. It also gives its result
 * a hidden class of its own at each place in the code, and code all over the engine that meets objects of more than four classes
 * is several times as slow as for one (acts with cards took 1.13 times as long). So code that makes one of these begins with a copy, or with
 * `blankObject` and `plainPrint`, and writes to that. test/engine/game/play/shapes.test.ts holds it to this.
 */

import type { Draft } from '../state/draft.ts';
import { fieldsReadBy } from '../state/fieldsRead.ts';
import type { Battlefield, Combat, GameObject, Player, Print, State } from '../state/state.ts';

export const copyState = (s: State): Draft<State> => ({
  edition: s.edition,
  behaviours: s.behaviours,
  budget: s.budget,
  memory: s.memory,
  clarified: s.clarified,
  mode: s.mode,
  victoryScore: s.victoryScore,
  players: s.players,
  battlefields: s.battlefields,
  objects: s.objects,
  turnPlayer: s.turnPlayer,
  teammateHeld: s.teammateHeld,
  occupied: s.occupied,
  showdown: s.showdown,
  combat: s.combat,
  assigned: s.assigned,
  decision: s.decision,
  phase: s.phase,
  skips: s.skips,
  turnNumber: s.turnNumber,
  firstTurnDeclared: s.firstTurnDeclared,
  extraTurns: s.extraTurns,
  orderedTurn: s.orderedTurn,
  nextTurn: s.nextTurn,
  chain: s.chain,
  priority: s.priority,
  passes: s.passes,
  chainBy: s.chainBy,
  nextItem: s.nextItem,
  lastingAbilities: s.lastingAbilities,
  mighty: s.mighty,
  recordsMight: s.recordsMight,
  banishedBy: s.banishedBy,
  named: s.named,
  past: s.past,
  hasAbilities: s.hasAbilities,
  winners: s.winners,
});

/** In the order in which they are copied. */
export const STATE_FIELDS: readonly (keyof State)[] = fieldsReadBy(copyState);

export const copyObject = (o: GameObject): Draft<GameObject> => ({
  id: o.id,
  type: o.type,
  print: o.print,
  incarnation: o.incarnation,
  since: o.since,
  attachedTo: o.attachedTo,
  timesEmpowered: o.timesEmpowered,
  name: o.name,
  controller: o.controller,
  owner: o.owner,
  zone: o.zone,
  might: o.might,
  keywords: o.keywords,
  damage: o.damage,
  exhausted: o.exhausted,
  stunned: o.stunned,
  buffs: o.buffs,
  immune: o.immune,
  token: o.token,
  tags: o.tags,
  role: o.role,
  modifiers: o.modifiers,
  killed: o.killed,
  lastDealt: o.lastDealt,
  damagedBy: o.damagedBy,
  shownOff: o.shownOff,
  noted: o.noted,
});

export const copyPrint = (p: Print): Draft<Print> => {
  const copy: Draft<Print> = {
    name: p.name,
    type: p.type,
    also: p.also,
    marks: p.marks,
    domains: p.domains,
    energy: p.energy,
    power: p.power,
    might: p.might,
    mightBonus: p.mightBonus,
    tags: p.tags,
    keywords: p.keywords,
    abilities: p.abilities,
    timing: p.timing,
  };
  if (p.mightUnknown === true) copy.mightUnknown = true;
  return copy;
};

export const copyPlayer = (p: Player): Draft<Player> => ({
  id: p.id,
  name: p.name,
  team: p.team,
  left: p.left,
  points: p.points,
  xp: p.xp,
  turns: p.turns,
  drew: p.drew,
  unseen: p.unseen,
  unseenInTrash: p.unseenInTrash,
  handKnown: p.handKnown,
  championName: p.championName,
  chosenLegends: p.chosenLegends,
  deck: p.deck,
  runeDeck: p.runeDeck,
  unspecifiedDeckUsed: p.unspecifiedDeckUsed,
  unspecifiedOrders: p.unspecifiedOrders,
  unspecifiedHandUsed: p.unspecifiedHandUsed,
  unspecifiedPayments: p.unspecifiedPayments,
  unspecifiedDomainUsed: p.unspecifiedDomainUsed,
  pool: p.pool,
  energySpent: p.energySpent,
  powerSpent: p.powerSpent,
  conquered: p.conquered,
  held: p.held,
  scored: p.scored,
});

export const copyBattlefield = (b: Battlefield): Draft<Battlefield> => ({
  id: b.id,
  name: b.name,
  controller: b.controller,
  contestedBy: b.contestedBy,
  stagedShowdown: b.stagedShowdown,
  stagedCombat: b.stagedCombat,
  print: b.print,
  replaced: b.replaced,
  owner: b.owner,
});

export const copyCombat = (c: Combat): Draft<Combat> => ({
  at: c.at,
  attacker: c.attacker,
  defender: c.defender,
  stage: c.stage,
  result: c.result,
  designated: c.designated,
  excess: c.excess,
  damageOrders: c.damageOrders,
  recalled: c.recalled,
  abandoned: c.abandoned,
});

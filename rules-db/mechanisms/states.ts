/** Which rules the states of things turn on. */
import type { ThingState } from '../../engine/game/state/cards/thingState.ts';
import type { RulesByPart } from './tables.ts';

export const STATES: RulesByPart<ThingState> = {
  exhausted: [],
  ready: [],
  stunned: ['stun'],
  buffed: ['buff'],
  damaged: ['unit.damage'],
  undamaged: ['unit.damage'],
  attacking: ['combat.showdown.attacker'],
  defending: ['combat.showdown.defender'],
  'in combat': ['term.in-combat'],
  'in showdown': ['showdown'],
  mighty: ['mighty'],
  empowered: ['keyword.empowered'],
  equipped: ['keyword.equip.equipped'],
  attached: ['attachment.attached'],
  unattached: ['attachment'],
  token: ['token'],
  'not token': [],
  alone: ['term.alone'],
  'only unit of yours there': ['control'],
  triggered: ['ability.triggered'],
  activated: ['ability.activated'],
  facedown: ['card.back.facedown'],
  occupied: ['battlefield.occupied'],
  uncontrolled: ['battlefield.uncontrolled'],
  open: ['battlefield.open'],
  contested: ['control.contested'],
  champion: ['card.supertype.champion'],
  'chosen champion': ['card.supertype.champion'],
};

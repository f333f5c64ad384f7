import type { EditionRow } from './edition.ts';

export const CORE_1_5 = {
  name: '1.5',
  document: 'the core rules for Radiance',
  printed: '2026-10-09',
  dated: '2026-06-18',
  inForce: '2026-10-16',
  text: 'rebuilt from the text of 1.4 and the published file, read page by page; of 23 stretches 19 agree with it in length to the character, the others within 4',
  played: 'when asked for',
  behaviours: {
    preventedInstructions: 'are negated',
    legalSubset: 'as large as it can be',
    newChoices: 'all of them',
    triggersThatAdd: 'at once',
    controlChangeContests: 'in any way',
    targetingTriggers: 'as it is chosen',
    hiddenPlayEffects: 'where it was played to',
    facedownCards: 'are without Hidden',
    finalizedBy: 'anybody',
    teamScores: 'once each turn',
    teamFinalPoint: "in the team's turns",
    attachedUnits: 'are never',
    activatedEffects: 'of no event',
    placeRequirements: 'as many as possible',
    layersOf: 'each object',
    copiesApply: 'before other traits',
  },
} as const satisfies EditionRow;

// Where every act passes, as folders and files of the engine: counted over all scenarios, what copies objects there did so
// at least once in every five of them. All else copies rarely, and may do so as reads best.
export const HOT = [
  'engine/game/costs',
  'engine/game/play',
  'engine/game/triggers',
  'engine/game/abilities/choosing.ts',
  'engine/game/abilities/prohibited.ts',
  'engine/game/abilities/select.ts',
  'engine/game/abilities/matchingPlays.ts',
  'engine/game/chain/activating.ts',
  'engine/game/chain/cardTiming.ts',
  'engine/game/chain/finalize.ts',
  'engine/game/chain/pending.ts',
  'engine/game/chain/permissions.ts',
  'engine/game/chain/playing.ts',
  'engine/game/chain/resolve.ts',
];

// npm run behaviours: writes docs/behaviours.md from the scenarios in test/engine/scenario/behaviours/ (scripts/behaviours.ts).
import { runBundled } from './lib/bundled.mjs';

await runBundled('behaviours');

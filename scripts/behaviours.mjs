// npm run behaviours: writes docs/behaviours.md from rules-db/behaviours/ (scripts/behaviours.ts).
import { runBundled } from './lib/bundled.mjs';

await runBundled('behaviours');

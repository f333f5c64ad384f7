// npm run map: which concept each rule of a new edition is (scripts/map.ts).
import { runBundled } from './lib/bundled.mjs';

await runBundled('map');

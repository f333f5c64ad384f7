// npm run edition -- OLD.txt NEW.txt: what a new edition changes, and what is to be done (scripts/edition.ts).
import { runBundled } from './lib/bundled.mjs';

await runBundled('edition');

// npm run vectors: teaches the search what words mean, from the rule book's phrases (scripts/vectors.ts).
import { runBundled } from './lib/bundled.mjs';

await runBundled('vectors');

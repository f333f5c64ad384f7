/** Where the bundle of `process.ts` lies: beside the programs. The tests put one in its place (`vitest.config.ts`). */
import { join } from 'node:path';

export const pdfProgram = (): string => join(__dirname, 'pdf.mjs');

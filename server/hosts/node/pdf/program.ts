/** Where the bundle of `process.ts` is: beside the programs. Tests put another in its place (`vitest.config.ts`). */
import { join } from 'node:path';

export const pdfProgram = (): string => join(__dirname, 'pdf.mjs');

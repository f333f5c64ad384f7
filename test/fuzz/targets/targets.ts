/** Everything that is fuzzed, by name. Texts come in by these doors only: whoever adds a door adds a target. */
import type { Target } from '../target.ts';
import { commands } from './commands.ts';
import { engine } from './engine.ts';
import { folders } from './folders.ts';
import { importer } from './importer.ts';
import { imports } from './imports.ts';
import { parser } from './parser.ts';
import { pdf } from './pdf.ts';
import { runner } from './runner.ts';
import { server } from './server.ts';
import { wire } from './wire.ts';

export const TARGETS: readonly Target[] = [
  parser,
  runner,
  server,
  wire,
  importer,
  pdf,
  commands,
  folders,
  imports,
  engine,
];

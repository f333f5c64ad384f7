// What a script is asked for: words, and options that it has. Anything else ends it with how it is used, before anything is made.
import { parseArgs } from 'node:util';

/**
 * `{ words, values }`. `options`: as `parseArgs` has them; `most`: how many words there may be. With `--help`, or where something is
 * wrong, `usage` is told and the process ends.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {{ usage: string, options?: Options, most?: number, args?: string[] }} given
 * @returns {{ words: string[], values: ReturnType<typeof parseArgs<{ options: Options }>>['values'] }}
 */
export function asked({ usage, options = {}, most = 0, args = process.argv.slice(2) }) {
  const end = (status, text) => {
    console.error(text);
    process.exit(status);
  };
  try {
    const known = { ...options, help: { type: 'boolean', short: 'h' } };
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    if (values.help) end(0, usage);
    if (positionals.length > most) end(2, `"${positionals[most]}" is one word too many.\n${usage}`);
    return { words: positionals, values };
  } catch (error) {
    return end(2, `${error.message}\n${usage}`);
  }
}

// Cuts programs into parts, so that each loads only what it needs: esbuild finds what is loaded together (ES modules), and
// here each of these chunks becomes a function that `server/hosts/node/programs/program.ts` calls when it is first needed. Chunks that
// are too small for a file of their own share one.
import { createHash } from 'node:crypto';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { asCommonJs } from './commonjs.mjs';

/** In bytes: what is smaller shares a file. */
const OWN_FILE = 20_000;

/**
 * In bytes: a program that needs no more than this at every start brings it along. Then each command keeps its own compiled
 * code, as the first part that is loaded is the command's; a test holds it.
 */
const BROUGHT_ALONG = 40_000;

/** Where parts lie beside the programs: in the folder of the first program that needs them, each program having one. */
export const PART_FOLDERS = ['parts', 'debugger', 'chat', 'commands'];
const [SHARED] = PART_FOLDERS;

/**
 * `programs` are `{ source, bundle, starts }`, `options` those of esbuild; `starts` are the files with which parts begin
 * that every start of the program loads, `deferred` are those of parts that are loaded at once when one of their functions is
 * first called (`deferred.mjs`). Gives the files that are to be written, and of each what
 * it weighs, imports and is made of: `{ file, text, bytes, imports, inputs }`.
 */
export async function programsInParts(programs, { root, production, deferred = [], ...options }) {
  const chunks = await chunksOf(programs, { root, production, ...options });
  const byName = new Map(chunks.map(chunk => [chunk.name, chunk]));
  const mains = programs.map(({ source }) => sourced(chunks, source));
  const needs = mains.map(main => reached(byName, main, [...STATIC, ...DYNAMIC]));
  const folderOf = ({ name }) => PART_FOLDERS[needs.findIndex(need => need.has(name))];
  const early = new Set(
    programs.flatMap(({ starts = [] }) =>
      starts.flatMap(source => [...reached(byName, sourced(chunks, source), STATIC)]),
    ),
  );
  // What is loaded while its caller waits comes in one file, and nothing else with it.
  const later = new Map();
  for (const source of deferred)
    for (const name of reached(byName, sourced(chunks, source), STATIC))
      if (!early.has(name) && !later.has(name)) later.set(name, workOf(source));
  const fileOf = chunk =>
    production
      ? `${folderOf(chunk)}/${later.get(chunk.name) ?? titleOf(chunk, early.has(chunk.name))}.cjs`
      : // Each with its own map of sources.
        `${SHARED}/${chunk.name.slice('./'.length).replace(/\.js$/, '.cjs')}`;
  const files = grouped(chunks, fileOf);
  const build = createHash('sha256')
    .update(chunks.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 12);
  const loader = await loaderText({ root, production, options });
  const table = Object.fromEntries([...files].flatMap(([file, inside]) => inside.map(({ name }) => [name, file])));
  const works = Object.fromEntries(
    chunks.flatMap(({ name, entryPoint }) => (entryPoint ? [[name, workOf(entryPoint)]] : [])),
  );
  const outputs = [...files].map(([file, inside]) => ({ file, text: `(${object(inside)})`, ...contents(inside) }));
  const entries = programs.map(({ bundle, banner = '' }, index) => {
    const closure = [...reached(byName, mains[index], STATIC)].map(name => byName.get(name));
    const inside = sizeOf(closure) < BROUGHT_ALONG ? closure : [];
    const needed = needs[index];
    const only = record => Object.fromEntries(Object.entries(record).filter(([name]) => needed.has(name)));
    const program = JSON.stringify({ build, main: mains[index].name, files: only(table), works: only(works) });
    const text = `${banner}${loader}programs.startProgram({...${program},parts:${object(inside)}},__filename,require);\n`;
    return { file: bundle, text, ...contents(inside) };
  });
  return [...outputs, ...entries].map(output => ({ ...output, bytes: Buffer.byteLength(output.text) }));
}

const STATIC = ['import-statement', 'require-call'];
const DYNAMIC = ['dynamic-import'];

/** For esbuild: what makes the chunks that parts are made of. It writes nothing. */
export const chunkOptions = (programs, { root, production, deferred: _, ...options }) => ({
  ...options,
  entryPoints: programs.map(({ source }) => path.join(root, source)),
  outdir: path.join(root, 'dist'),
  entryNames: '[name]-[hash]',
  chunkNames: '[hash]',
  format: 'esm',
  splitting: true,
  minify: production,
  sourcemap: production ? false : 'inline',
  write: false,
  metafile: true,
});

/** esbuild's chunks, as CommonJS: `{ name, entryPoint, text, imports, inputs }`, named as they name each other. */
async function chunksOf(programs, { root, production, target, ...options }) {
  const { outputFiles, metafile } = await esbuild.build(
    chunkOptions(programs, { root, production, target, ...options }),
  );
  return Promise.all(
    outputFiles.map(async ({ path: file, text }) => {
      const output = metafile.outputs[path.relative(root, file).replaceAll(path.sep, '/')];
      const sourcefile = path.basename(file);
      const asFunction = functionOf(asCommonJs(text, sourcefile));
      const imports = output.imports.map(({ path: name, kind, external }) => ({
        name: external ? name : `./${path.basename(name)}`,
        kind,
        external,
      }));
      return {
        ...output,
        imports,
        name: `./${sourcefile}`,
        text: ascii(production ? await minified(asFunction, target) : asFunction),
      };
    }),
  );
}

/**
 * The same in JSON, and in JavaScript, where esbuild leaves regular expressions as they are. Text of one byte a character
 * is read, kept and parsed faster.
 */
export const ascii = code =>
  code.replace(/[^\0-\x7f]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The chunk that begins with this file: one that a program starts with, or that is imported when it is first needed. */
function sourced(chunks, source) {
  const found = chunks.find(({ entryPoint }) => entryPoint === source);
  if (found === undefined) throw new Error(`${source} begins no part: nothing imports it when it is first needed.`);
  return found;
}

/** The names of all chunks that are loaded with this one, itself among them. */
function reached(byName, chunk, kinds, found = new Set()) {
  if (chunk === undefined || found.has(chunk.name)) return found;
  found.add(chunk.name);
  for (const { name, kind } of chunk.imports) if (kinds.includes(kind)) reached(byName, byName.get(name), kinds, found);
  return found;
}

/** `lsp-answers` of an entry, else where most of it comes from: `engine-game`, `vscode-languageserver`. */
function titleOf({ entryPoint, inputs, text }, isEarly) {
  if (text.length < OWN_FILE) return isEarly ? 'start' : 'small';
  if (entryPoint) return workOf(entryPoint);
  const sizes = new Map();
  for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
    const [, room = 'part'] = /node_modules\/([^/]+)/.exec(file) ?? /^([^/]+\/[^/.]+)/.exec(file) ?? [];
    sizes.set(room, (sizes.get(room) ?? 0) + bytesInOutput);
  }
  return [...sizes].sort(([, a], [, b]) => b - a)[0][0].replaceAll(/[^\w]/g, '-');
}

/** `server/cli/check/command.ts`: `cli-check-command`. */
const workOf = entryPoint =>
  entryPoint
    .replace(/^server\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '-');

/** An expression that gives the parts by their names. */
const object = chunks => `{${chunks.map(part).join(',')}}`;

// In parentheses V8 compiles a function at once, instead of looking it through first and once more when it is called.
const part = ({ name, text }) => `${JSON.stringify(name)}:(${text})`;

const functionOf = code => `function(module,exports,require,__filename,__dirname){"use strict";${code}\n}`;

/** Of a function. As a value it keeps nothing but its own names. */
async function minified(text, target) {
  // It is never within a page, where the end of a script would have to be written otherwise.
  const supported = { 'inline-script': false };
  const { code } = await esbuild.transform(`${VALUE}${text}`, { target, minify: true, supported });
  return code.slice(VALUE.length).replace(/;\s*$/, '');
}
const VALUE = 'module.exports=';

function grouped(values, keyOf) {
  const groups = new Map();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

const sizeOf = chunks => chunks.reduce((sum, { text }) => sum + text.length, 0);

const contents = chunks => ({
  imports: chunks.flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ name }) => ({ path: name })),
  ),
  inputs: Object.assign({}, ...chunks.map(({ inputs }) => inputs)),
});

async function loaderText({ root, production, options }) {
  const { outputFiles } = await esbuild.build({
    ...options,
    entryPoints: [path.join(root, 'server/hosts/node/programs/program.ts')],
    format: 'iife',
    globalName: 'programs',
    minify: production,
    sourcemap: false,
    write: false,
    metafile: false,
  });
  return outputFiles[0].text;
}

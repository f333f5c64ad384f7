// Finds objects that are copied with more keys than they had: `{ ...o, more }`. Node copies an object with the same keys
// fast, and 10 to 30 times as slowly where a key is added, where a spread follows other keys, or where there are two.
// Whether a key is new only the compiler knows: it is asked about a copy of the files in which each spread has to have the
// keys after it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const HAS = 'declare function __has<K extends string>(): <T extends { readonly [P in K]: unknown }>(o: T) => T; ';

const byPlace = (a, b) => {
  if (a.file === b.file) return a.line - b.line;
  return a.file < b.file ? -1 : 1;
};

/**
 * The offenders in these folders and files below `root`: file, line, and what is wrong. `engine` is the folder whose files they may
 * import; the copy is made in `out`, which is emptied.
 */
export function addedKeys(root, hot, { engine = 'engine', out = path.join(root, 'out/addedKeys') } = {}) {
  rmSync(out, { recursive: true, force: true });
  const found = [];
  const include = [];
  for (const file of typescriptFiles(root, engine)) {
    const isHot = hot.some(place => file === place || file.startsWith(`${place}/`));
    const text = readFileSync(path.join(root, file), 'utf8');
    const spreads = isHot ? spreadsOf(text, file) : [];
    for (const { at, wrong } of spreads) if (wrong !== null) found.push({ file, line: lineOf(text, at), wrong });
    if (isHot) include.push(file);
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), isHot ? HAS + asking(text, spreads) : text);
  }
  found.push(...answers(root, out, include));
  rmSync(out, { recursive: true, force: true });
  return found.sort(byPlace);
}

const typescriptFiles = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter(name => name.endsWith('.ts'))
    .map(name => `${folder}/${name.replaceAll(path.sep, '/')}`);

const NOT_FIRST = 'spreads after other keys';
const TWO = 'spreads more than one object';

/** Each spread with keys beside it: where it is, what is wrong with it as it is, or the keys that it has to have. */
function spreadsOf(text, file) {
  // Places are counted in bytes, from wherever the parser counted to before.
  const bytes = Buffer.from(`;${text}`);
  const module = parsed(`;${text}`, file);
  const start = module.body[0].span.start + 1;
  const at = span => bytes.subarray(1, 1 + span - start).toString().length;
  const found = [];
  const visit = node => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === 'ObjectExpression') {
      const spreads = node.properties.filter(p => p.type === 'SpreadElement');
      if (spreads.length > 0 && node.properties.length > 1) {
        const [{ spread, arguments: of }] = spreads;
        const late = node.properties[0].type === 'SpreadElement' ? null : NOT_FIRST;
        const wrong = spreads.length > 1 ? TWO : late;
        const keys = node.properties.flatMap(keyOf);
        found.push({ at: at(spread.start), wrong, keys, from: at(of.span.start), to: at(of.span.end) });
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(module.body);
  return found;
}

function parsed(text, file) {
  try {
    return parseSync(text, { syntax: 'typescript', target: 'es2022' });
  } catch (cause) {
    throw new Error(`${file} cannot be read as TypeScript: \`npm run types\` says where`, { cause });
  }
}

/** None of what is computed: that is an entry of a table, whose keys are nowhere written. */
function keyOf(property) {
  const key = property.type === 'Identifier' ? property : property.key;
  return key?.type === 'Identifier' || key?.type === 'StringLiteral' ? [key.value] : [];
}

/**
 * The text in which each spread has to have the keys that follow it: it is said a second time, in one line, in front of
 * itself, so that its type and its line stay what they are.
 */
function asking(text, spreads) {
  const inserts = spreads
    .filter(({ wrong, keys }) => wrong === null && keys.length > 0)
    .flatMap(({ keys, from, to }) => [
      [from, `(__has<${keys.map(key => JSON.stringify(key)).join(' | ')}>()(${inOneLine(text.slice(from, to))}), `],
      [to, ')'],
    ])
    .sort(([a], [b]) => b - a);
  return inserts.reduce((asked, [at, more]) => asked.slice(0, at) + more + asked.slice(at), text);
}

const inOneLine = text => text.replace(/\/\/.*$/gm, ' ').replace(/\s*\n\s*/g, ' ');

const ERROR = /^(.+?)\((\d+),\d+\): error TS\d+: /;

/** What the compiler answers. Throws where it says anything else. */
function answers(root, out, include) {
  const options = { compilerOptions: { types: [], noUnusedLocals: false }, extends: path.join(root, 'tsconfig.json') };
  writeFileSync(path.join(out, 'tsconfig.json'), JSON.stringify({ ...options, include }));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
    cwd: out,
    encoding: 'utf8',
  });
  const found = [];
  for (const text of stdout.split('\n')) {
    const [head, file, line] = ERROR.exec(text) ?? [];
    if (file !== undefined) found.push({ file, line: Number(line), wrong: text.slice(head.length) });
    const key = LACKS.exec(text)?.[1];
    if (key !== undefined && found.length > 0) found.at(-1).wrong = `adds ${key}`;
  }
  if (status !== 0 && found.length === 0) throw new Error(`the compiler could not be asked:\n${stdout}`);
  return found;
}

/** In the first line of an error, or in one after it. */
const LACKS = /Property '(.+?)' is (?:missing|optional) in type/;

const lineOf = (text, at) => text.slice(0, at).split('\n').length;

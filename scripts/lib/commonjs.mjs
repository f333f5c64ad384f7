// An ES module of esbuild's as CommonJS. As esbuild makes it, each use of an imported value goes through two getters; here
// the value is read once, as the module begins. That asks that modules do not import each other in a circle, and that
// exported values stay as they are once their module has run.
import { isBuiltin } from 'node:module';
import { parseSync } from 'oxc-parser';
import { AT_ONCE } from './deferred.mjs';

/** Lines stay where they are, so that a map of sources still fits. Throws what the module has that cannot be kept, and where. */
export function asCommonJs(text, name) {
  const { program, module, errors } = parseSync(name, text, { sourceType: 'module' });
  const refuse = why => {
    throw new Error(`${name}: ${why}`);
  };
  for (const { message } of errors) refuse(message);
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const exports = program.body.filter(({ type }) => type.startsWith('Export'));
  const late = new Set(program.body.flatMap(declaredWithoutValue));
  for (const { type, specifiers = [] } of exports) {
    if (type !== 'ExportNamedDeclaration' || specifiers.length === 0) refuse(`${type} is not a list of names`);
    for (const { local } of specifiers) if (late.has(local.name)) refuse(`${local.name} is exported without a value`);
  }
  for (const { source, specifiers } of imports)
    if (specifiers.some(({ type }) => type !== 'ImportSpecifier') && !isBuiltin(source.value))
      refuse(`${source.value} is imported as a whole`);
  const replaced = [
    ...imports.map(each => ({ ...each, by: imported(each) })),
    ...exports.map(each => ({ ...each, by: '' })),
    ...module.dynamicImports.map(({ start, end, moduleRequest }) => {
      const required = `require(${text.slice(moduleRequest.start, moduleRequest.end)})`;
      const isAtOnce = text.slice(0, start).endsWith(`${AT_ONCE}(`);
      return isAtOnce
        ? { start: start - `${AT_ONCE}(`.length, end: end + 1, by: required }
        : { start, end, by: `Promise.resolve().then(()=>${required})` };
    }),
    // Where a module lies means nothing within a bundle.
    ...module.importMetas.map(({ start, end }) => ({ start, end, by: '({})' })),
  ];
  const body = replaced
    .sort((a, b) => b.start - a.start)
    .reduce((soFar, { start, end, by }) => {
      const lines = '\n'.repeat(soFar.slice(start, end).split('\n').length - 1);
      return soFar.slice(0, start) + by + lines + soFar.slice(end);
    }, text);
  return exports.length === 0 ? body : `${body}\nmodule.exports={${exports.flatMap(given).join(',')}};`;
}

/**
 * `import{a as b}from"./c.js"`: `var{a:b}=require("./c.js");`. A module of Node's as a whole, as `import a from"node:c"` has it, is
 * what `require` gives: `var a=require("node:c");`.
 */
function imported({ source, specifiers }) {
  const isNamed = ({ type }) => type === 'ImportSpecifier';
  const names = specifiers.filter(isNamed).map(({ imported, local }) => `${imported.name}:${local.name}`);
  const wholes = specifiers.filter(each => !isNamed(each)).map(({ local }) => local.name);
  const patterns = [...wholes, ...(names.length === 0 ? [] : [`{${names.join(',')}}`])];
  if (patterns.length === 0) return `require(${source.raw});`;
  return patterns.map(pattern => `var ${pattern}=require(${source.raw});`).join('');
}

/** Of `export{a as b}` and `export{a as b}from"./c.js"`: `b:a`, and `b:require("./c.js").a`. */
const given = ({ source, specifiers }) =>
  specifiers.map(
    ({ local, exported }) => `${exported.name}:${source === null ? '' : `require(${source.raw}).`}${local.name}`,
  );

const declaredWithoutValue = ({ type, declarations }) =>
  type === 'VariableDeclaration' ? declarations.flatMap(({ id, init }) => (init === null ? [id.name] : [])) : [];

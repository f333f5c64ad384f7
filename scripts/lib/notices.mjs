// The licences of what the programs have in them: which packages those are, the bundler says.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const NOTICES = 'NOTICES.txt';

/** Their folders, from the root of the project, sorted: of esbuild's account of an output, those that gave it a byte. */
export function packagesIn({ inputs }) {
  const given = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const folders = given.flatMap(([file]) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? []);
  return [...new Set(folders)].sort();
}

/** Packages that have others in them, without their licence: where a copy of it lies. */
const CONTAINED = {
  unpdf: {
    name: 'pdfjs-dist',
    holder: 'Mozilla Foundation',
    license: 'Apache-2.0',
    copy: 'node_modules/typescript/LICENSE',
  },
};

/** One part a package: its name, version and licence, and the texts that it asks to be passed on. Fails where there is none. */
export function noticesOf(root, folders) {
  const parts = folders.flatMap(folder => partsOf(root, folder));
  return `Riftbench has these packages in it. Each is under its own licence, which follows.\n${[...new Set(parts)].join('')}`;
}

/** The packages of such a text. */
export function packagesNamed(notices) {
  return [...notices.matchAll(HEADING)].map(([, name, version, license]) => ({ name, version, license }));
}

function partsOf(root, folder) {
  const { name, version, license, devDependencies = {} } = readJson(path.join(root, folder, 'package.json'));
  const files = readdirSync(path.join(root, folder)).filter(file =>
    /^(licen[cs]e|copying|notice|thirdparty)/i.test(file),
  );
  if (files.length === 0) throw new Error(`${folder} has no licence that could be passed on.`);
  const texts = files.sort().map(file => readFileSync(path.join(root, folder, file), 'utf8').trim());
  const own = part({ name, version, license }, texts);
  const inner = CONTAINED[name];
  if (inner === undefined) return [own];
  const its = { ...inner, version: devDependencies[inner.name].replace(/^\D+/, '') };
  if (!existsSync(path.join(root, inner.copy)))
    throw new Error(`the licence of ${inner.name} is missing: ${inner.copy}`);
  const copy = readFileSync(path.join(root, inner.copy), 'utf8').trim();
  return [own, part(its, [`Copyright ${inner.holder}. A part of ${name}.`, copy])];
}

const RULE = '='.repeat(80);
const HEADING = /^={80}\n(\S+) (\S+) \((.+)\)\n={80}$/gm;

const part = ({ name, version, license }, texts) =>
  `\n${RULE}\n${name} ${version} (${license})\n${RULE}\n\n${texts.join('\n\n')}\n`;

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

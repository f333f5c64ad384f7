// node scripts/release.mjs TAG FOLDER: what a release says of itself. Writes the changes of its version (changes.md) and its bill of materials
// (sbom.cdx.json) into the folder; ends with 1 where tag, version and CHANGELOG.md do not agree.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changesOf } from './lib/changes.mjs';
import { NOTICES, packagesNamed } from './lib/notices.mjs';
import { releasedPrograms } from './lib/released.mjs';
import { billOfMaterials } from './lib/sbom.mjs';
import { ROOT } from './lib/setup.mjs';

const [tag = '', folder = 'out'] = process.argv.slice(2);
const textOf = name => readFileSync(path.join(ROOT, name), 'utf8');
try {
  const { version } = JSON.parse(textOf('package.json'));
  const changes = changesOf(tag, { version, changelog: textOf('CHANGELOG.md') });
  const programs = (await releasedPrograms()).folder;
  // Of the programs, and of what sites have beside their pages.
  const notices = [NOTICES, `site/${NOTICES}`].map(name => readFileSync(path.join(programs, name), 'utf8'));
  const named = new Map(notices.flatMap(packagesNamed).map(each => [`${each.name} ${each.version}`, each]));
  const materials = await billOfMaterials([...named.values()]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'changes.md'), changes);
  writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(materials, undefined, 2)}\n`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

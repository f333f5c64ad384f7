// The bill of materials of the package, in CycloneDX: what npm says of the packages that are bundled.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand, run } from './run.mjs';
import { ROOT } from './setup.mjs';

/** `packages` are `{ name, version, license }`. Asks npm for what package-lock.json says of them: needs no network. */
export async function billOfMaterials(packages) {
  const npm = npmCommand();
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline', '--loglevel=error'];
  const { status, stdout, output } = await run(npm.program, [...npm.args, ...args], { cwd: ROOT, quiet: true });
  if (status !== 0) throw new Error(`npm could not tell the bill of materials: ${output.trim()}`);
  const whole = JSON.parse(stdout);
  const components = packages.map(each => {
    const known = whole.components.find(({ name, group, version }) => {
      const full = group === undefined || name.startsWith('@') ? name : `${group}/${name}`;
      return full === each.name && version === each.version;
    });
    return shipped(known) ?? contained(each);
  });
  const refs = new Set(components.map(each => each['bom-ref']));
  const { name } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const root = whole.metadata.component;
  return {
    ...whole,
    // npm calls it as its folder.
    metadata: { ...whole.metadata, component: { ...root, type: 'application', name } },
    components,
    dependencies: [
      { ref: root['bom-ref'], dependsOn: [...refs] },
      ...whole.dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(each => refs.has(each)) })),
    ],
  };
}

/** To npm all of them are for development: they are bundled, and then not needed any more. */
const shipped = component =>
  component && {
    ...component,
    scope: 'required',
    properties: component.properties?.filter(each => each.name !== 'cdx:npm:package:development'),
  };

/** What is not installed, but a part of something that is. */
const contained = ({ name, version, license }) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  scope: 'required',
  purl: `pkg:npm/${name}@${version}`,
  licenses: [{ license: { id: license } }],
});

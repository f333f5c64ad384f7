/** The editions that the manifest lists for the setting, as the rows of the editions have them (`npm run editions`). */
import * as vscode from 'vscode';

/** Newest first; empty only where the manifest cannot be read. */
export function offeredEditions(): readonly string[] {
  const manifest: unknown = vscode.extensions.getExtension('riftbench.riftbench')?.packageJSON;
  const listed = read(manifest, ['contributes', 'configuration', 'properties', 'riftbench.edition', 'enum']);
  return Array.isArray(listed) ? listed.filter(value => typeof value === 'string' && value !== '') : [];
}

/** For an address or an example that needs some edition. */
export const newestOffered = (): string => offeredEditions()[0] ?? '';

function read(value: unknown, keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys)
    at = typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined;
  return at;
}

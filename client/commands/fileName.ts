/** A file name for a scenario's title, of letters, digits and hyphens alone, which every file system accepts. */
export function fileNameFor(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '');
  return (
    (name.length > LONGEST ? name.slice(0, name.lastIndexOf('-', LONGEST) + 1 || LONGEST) : name).replace(/-+$/, '') ||
    'scenario'
  );
}

const LONGEST = 60;

/** A file name for a scenario's title, of letters, digits and hyphens alone, which every file system accepts. */
export function fileNameFor(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '');
  return shortened(name).replace(/-+$/, '') || 'scenario';
}

/** Cut between two words, or within a word that is too long by itself. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const lastHyphen = name.lastIndexOf('-', LONGEST);
  return name.slice(0, lastHyphen >= 0 ? lastHyphen : LONGEST);
}

const LONGEST = 60;

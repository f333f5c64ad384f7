/** What a scenario's file is called: its name in letters, figures and hyphens, as every system takes them. */
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

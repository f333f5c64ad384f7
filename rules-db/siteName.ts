/** As a part of an address: "Ahri, Nine-Tailed Fox" is `ahri-nine-tailed-fox`. */
export const siteName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The domains of the game: the one list of them. */
export const DOMAINS = ['fury', 'calm', 'mind', 'body', 'chaos', 'order'] as const;
export type Domain = (typeof DOMAINS)[number];

/** What Power can be of: `any` is good for every domain. */
export const POWER_DOMAINS = [...DOMAINS, 'any'] as const;
export type PowerDomain = (typeof POWER_DOMAINS)[number];

export const isDomain = (text: unknown): text is Domain => DOMAINS.some(each => each === text);
export const isPowerDomain = (text: unknown): text is PowerDomain => text === 'any' || isDomain(text);

/** As in `package.json`, which no room may import; a test holds the two together. */
export const VERSION = '0.1.0';

/** What links are packed with, by version: each stays as it is for good, so that old links can be read. */
import one from './dictionaries/1.json' with { type: 'json' };

export const DICTIONARIES: Readonly<Record<string, string>> = { 1: one.text };

/** That of new links. */
export const NEWEST_DICTIONARY = '1';

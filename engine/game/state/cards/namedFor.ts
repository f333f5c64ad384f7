/** What a name that was given is compared with: the name of a card, its tags, or its type (`naming.what`). */
export type NamedFor = 'name' | 'tag' | 'card type';

/** The name of an error about a file of the program's own that cannot be read. */
export const UNREADABLE = 'UnreadableProgramFile';

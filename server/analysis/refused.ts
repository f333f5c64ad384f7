/** What the author asked for cannot be done. The message is for the author: it says why. */
export class RefusedRequest extends Error {}

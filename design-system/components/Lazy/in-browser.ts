/**
 * Whether the code runs in a browser. A page that the server renders stays as it is for its reader: nothing on it reacts to keys, and
 * nothing loads later.
 */
export const isInBrowser = typeof document !== 'undefined'

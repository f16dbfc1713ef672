/** Matches punctuation and spaces before and after a code. */
const around = /^[^a-z\d]+|[^a-z\d]+$/gi
/** Matches characters outside ASCII. A code contains no letters of other scripts, none of their punctuation and no invisible characters. */
const beyondAscii = /[^\0-\x7f]/g

/**
 * Returns a code of Latin letters and digits without the characters that people, keyboards and apps add to a pasted text (Y-16):
 * punctuation of any script, spaces, quotation marks and invisible characters.
 */
export const pastedCode = (text: string): string => text.replace(beyondAscii, '').replace(around, '')

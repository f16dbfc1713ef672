/** Punctuation and spaces around a code. */
const around = /^[^a-z\d]+|[^a-z\d]+$/gi
/** Letters of other scripts, their punctuation and invisible characters: a code contains none of them. */
const beyondAscii = /[^\0-\x7f]/g

/**
 * Returns a code of Latin letters and digits without what people, keyboards and apps put around a pasted text (Y-16): punctuation of any
 * script, spaces, quotation marks, invisible characters.
 */
export const pastedCode = (text: string): string => text.replace(beyondAscii, '').replace(around, '')

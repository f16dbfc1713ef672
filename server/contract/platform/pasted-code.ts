/** Punctuation and blanks around a code. */
const around = /^[^a-z\d]+|[^a-z\d]+$/gi
/** Letters of other scripts, their punctuation and invisible marks: none of them is a sign of a code. */
const beyondAscii = /[^\0-\x7f]/g

/**
 * A code of Latin letters and digits, without the marks that people, keyboards and apps put around what they paste (Y-16): punctuation in
 * either script, blanks, quotation marks, invisible marks.
 */
export const pastedCode = (text: string): string => text.replace(beyondAscii, '').replace(around, '')

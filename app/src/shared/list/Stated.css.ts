import { style } from '@vanilla-extract/css'

/** Capitalises the first letter of a sentence that the specification states in lower case. */
export const sentence = style({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } })

import { style } from '@vanilla-extract/css'

/** Capitalises a sentence that the specification states in lower case. */
export const sentence = style({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } })

import { style } from '@vanilla-extract/css'

/** A sentence that the specification states in small letters. */
export const sentence = style({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } })

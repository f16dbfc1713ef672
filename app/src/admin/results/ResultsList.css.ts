import { style } from '@vanilla-extract/css'

/** An order number of usual length fits on one line. Longer order numbers wrap. */
export const event = style({ minInlineSize: '7.5rem' })

import { style } from '@vanilla-extract/css'

/** Wide enough for one line of an order number of usual length. Longer ones wrap. */
export const event = style({ minInlineSize: '7.5rem' })

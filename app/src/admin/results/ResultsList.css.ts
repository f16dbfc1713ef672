import { style } from '@vanilla-extract/css'

/** A brand's number of the usual length stands in one line; a longer one wraps. */
export const event = style({ minInlineSize: '7.5rem' })

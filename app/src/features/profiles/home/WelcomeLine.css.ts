import { style } from '@vanilla-extract/css'

/** A name is broken only where it does not fit a line of its own: the half of an Arabic name would stand on the wrong side of an English line. */
export const name = style({ display: 'inline-block', maxInlineSize: '100%' })

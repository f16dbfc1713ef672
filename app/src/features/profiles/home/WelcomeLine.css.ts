import { style } from '@vanilla-extract/css'

/** A name wraps only if it does not fit on its own line: half of an Arabic name would be on the wrong side of an English line. */
export const name = style({ display: 'inline-block', maxInlineSize: '100%' })

import { style } from '@vanilla-extract/css'

/**
 * Breaks a name only if it does not fit on a line of its own. If a name broke, half of an Arabic name would be on the wrong side of an
 * English line.
 */
export const name = style({ display: 'inline-block', maxInlineSize: '100%' })

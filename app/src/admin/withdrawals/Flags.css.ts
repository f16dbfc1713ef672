import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { vars } from '@wasla/design-system/tokens/vars.css.ts'

export const none = style({ ...text('caption'), color: vars.colour.textMuted })
/** A flag on the second line of a row, which is too low for a badge. */
export const brief = style({ color: vars.colour.warning })
/** The icon is inline text, so that a line too long for its row ends in an ellipsis. */
export const sign = style({ display: 'inline-block', verticalAlign: 'text-bottom' })

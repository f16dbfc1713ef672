import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { vars } from '@wasla/design-system/tokens/vars.css.ts'

export const none = style({ ...text('caption'), color: vars.colour.textMuted })
/** A flag on the second line of a row, where a badge would be too tall. */
export const brief = style({ color: vars.colour.warning })
/** The icon is a letter of the line, so that a line too long for its row ends in dots. */
export const sign = style({ display: 'inline-block', verticalAlign: 'text-bottom' })

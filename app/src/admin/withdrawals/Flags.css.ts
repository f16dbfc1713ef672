import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const none = style({ color: vars.colour.textMuted })
/** A flag on the second line of a row, where a badge would be too tall. */
export const brief = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xxs, color: vars.colour.warning })

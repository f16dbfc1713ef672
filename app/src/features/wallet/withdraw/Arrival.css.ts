import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const arrival = style({ display: 'flex', gap: fixed.space.sm, color: vars.colour.text })
export const sign = style({ flex: 'none', color: vars.colour.textMuted })
export const words = style({ display: 'grid', minInlineSize: 0 })

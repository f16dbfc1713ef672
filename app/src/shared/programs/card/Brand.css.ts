import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const brand = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${fixed.space.xs}`, minInlineSize: 0 })

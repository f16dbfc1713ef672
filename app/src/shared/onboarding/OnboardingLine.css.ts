import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const progress = style({ display: 'grid', gap: fixed.space.xs, maxInlineSize: '20rem' })
export const line = style({ paddingInline: fixed.space.xs })

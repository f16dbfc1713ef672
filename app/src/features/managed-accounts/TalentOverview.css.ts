import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const stats = style({ display: 'grid', gap: fixed.space.xs, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

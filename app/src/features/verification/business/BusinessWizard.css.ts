import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const actions = style({ display: 'flex', gap: fixed.space.sm, marginBlockStart: fixed.space.xs })
export const next = style({ flex: '1 1 auto' })

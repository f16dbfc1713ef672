import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const choices = style({ display: 'grid', justifyItems: 'start', gap: fixed.space.xs })

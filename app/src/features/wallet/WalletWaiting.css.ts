import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const card = style({ padding: fixed.space.xl, display: 'grid', gap: fixed.space.lg })

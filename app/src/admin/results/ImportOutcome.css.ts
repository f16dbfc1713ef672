import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const errors = style({ display: 'grid', gap: fixed.space.xs, paddingInlineStart: fixed.space.lg, listStyle: 'disc' })

import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const person = style({ display: 'flex', alignItems: 'center', gap: fixed.space.sm })
export const failed = style({ color: vars.colour.danger })

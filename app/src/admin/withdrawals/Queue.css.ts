import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const person = style({ display: 'flex', alignItems: 'center', gap: fixed.space.sm })
export const failed = style({ color: vars.colour.danger })
/** Column of flags. It is so narrow that several flags wrap, which leaves names the width that they need. */
export const flags = style({ maxInlineSize: '11rem' })

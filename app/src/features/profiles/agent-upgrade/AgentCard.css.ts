import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const content = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.md })
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: fixed.hit,
  blockSize: fixed.hit,
  borderRadius: fixed.radius.full,
  background: vars.colour.surface,
  color: vars.colour.accent2,
})
export const words = style({ flex: '1 1 14rem', minInlineSize: 0, display: 'grid', gap: fixed.space.xxs })
export const action = style({ flex: 'none' })

import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const handle = style({ position: 'relative', zIndex: 1 })
export const picture = style({ flex: 'none', inlineSize: '6rem' })
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs })
export const failed = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space.xs,
})

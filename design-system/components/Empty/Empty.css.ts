import { style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: fixed.space.xs,
  paddingBlock: fixed.space.xl,
  paddingInline: fixed.space.lg,
  textAlign: 'center',
})
export const drawing = style({ inlineSize: '9rem', marginBlockEnd: fixed.space.sm })
export const words = style({ maxInlineSize: '36ch' })
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: fixed.space.sm,
  marginBlockStart: fixed.space.sm,
})

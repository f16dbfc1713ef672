import { style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: fixed.space.xs,
  paddingBlock: fixed.space.xl,
  paddingInline: fixed.space.lg,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const drawing = style({ inlineSize: '9rem', marginBlockEnd: fixed.space.sm })
export const words = style({ maxInlineSize: 'min(36ch, 100%)' })
export const action = style({
  display: 'flex',
  maxInlineSize: '100%',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: fixed.space.sm,
  marginBlockStart: fixed.space.sm,
})

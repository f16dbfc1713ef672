import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: fixed.space.md,
})
/** All cards of a row are as high as the highest, so that their prices are on one line. */
export const place = style({ display: 'grid', minInlineSize: 0 })
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: fixed.space.sm,
  blockSize: '100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const head = style({ display: 'flex', alignItems: 'center', gap: fixed.space.sm, minInlineSize: 0 })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  marginBlockStart: 'auto',
  paddingBlockStart: fixed.space.sm,
  borderBlockStart: `1px solid ${vars.colour.border}`,
})
export const price = style({ ...text('heading'), fontFamily: type.familyNumber })

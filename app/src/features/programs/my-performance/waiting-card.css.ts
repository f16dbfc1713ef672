import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

/** Keeps the card as high as its content, even if the card beside it is much higher. */
export const place = style({ alignSelf: 'start' })
export const bar = style({ display: 'grid', gap: space.xs })
export const barWords = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  color: vars.colour.textMuted,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  alignItems: 'baseline',
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `${space.hair} solid ${vars.colour.border}` } },
})
export const name = style({ ...text('label'), minInlineSize: 0, overflowWrap: 'anywhere' })
export const until = style({ ...text('label'), color: vars.colour.warning, textAlign: 'end' })
export const amount = style({ textAlign: 'end' })

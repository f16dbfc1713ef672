import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem' } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.sm,
  alignContent: 'start',
  minInlineSize: 0,
})
export const channels = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs })
export const channel = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.md,
  border: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.full,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const payout = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: fixed.space.sm,
  alignItems: 'center',
  padding: fixed.space.md,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})
export const code = style({ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: fixed.space.xs })
export const picture = style({ inlineSize: '100%', maxInlineSize: '11rem' })

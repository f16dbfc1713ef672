import { style } from '@vanilla-extract/css'
import { media } from '../tokens/media.ts'
import { text } from '../tokens/typography.ts'
import { fixed, vars } from '../tokens/vars.css.ts'

export const hero = style({
  display: 'grid',
  gap: fixed.space.xxl,
  alignItems: 'center',
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' } },
})
export const twins = style({
  display: 'grid',
  alignItems: 'center',
  gap: fixed.space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 5rem minmax(0, 1fr)', gap: fixed.space.none } },
})
export const joint = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
export const twin = style({
  padding: fixed.space.md,
  borderRadius: fixed.radius.sheet,
  background: vars.colour.canvas,
  border: `1px solid ${vars.colour.border}`,
  color: vars.colour.text,
})
export const face = style({
  marginBlockStart: `calc(${fixed.picture.huge} / -2)`,
  position: 'relative',
  paddingInline: fixed.space.md,
  paddingBlockEnd: fixed.space.md,
})
export const entries = style({
  display: 'grid',
  gap: fixed.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** The links are at the end of the card, so that the links of three cards are at one height even if their texts differ in length. */
export const entry = style({ display: 'flex', flexDirection: 'column', gap: fixed.space.sm, blockSize: '100%' })
export const ways = style({ marginBlockStart: 'auto' })
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.large,
  blockSize: fixed.picture.large,
  borderRadius: fixed.radius.card,
  background: vars.colour.sunken,
})
export const row = style([
  text('label'),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: fixed.space.sm,
    minBlockSize: fixed.control.field,
    color: vars.colour.text,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { color: vars.colour.primary },
      'li:not(:last-child) > &': { borderBlockEnd: `1px solid ${vars.colour.border}` },
    },
  },
])
export const cluster = style({
  display: 'grid',
  gap: fixed.space.lg,
  alignItems: 'stretch',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** Makes the last element fill the rest of the row. */
export const broad = style({ display: 'grid', alignItems: 'center', '@media': { [media.desktop]: { gridColumn: 'span 2' } } })
export const names = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', columnGap: fixed.space.xl })
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  overflow: 'hidden',
  borderRadius: fixed.radius.card,
  border: `1px solid ${vars.colour.border}`,
  forcedColorAdjust: 'none',
})
export const stripe = style({ blockSize: '6rem' })

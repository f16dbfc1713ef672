import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** The card fills its cell, so that the facts of all cards in a row align. */
export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 })

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingInline: fixed.space.md,
  paddingBlockEnd: fixed.space.md,
  minInlineSize: 0,
})

const side = '4.5rem'

/** Half of the picture's height overlaps the lower edge of the cover. A ring in the card's background colour surrounds the picture. */
export const emblem = style({
  position: 'relative',
  display: 'block',
  alignSelf: 'flex-start',
  inlineSize: side,
  blockSize: side,
  marginBlock: `calc(${side} / -2) ${fixed.space.sm}`,
  overflow: 'clip',
  borderRadius: fixed.radius.card,
  background: vars.colour.surface,
  boxShadow: `0 0 0 ${fixed.space.xxs} ${vars.colour.surface}`,
})

export const handle = style({ overflowWrap: 'anywhere' })

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs, paddingBlockStart: fixed.space.sm, minInlineSize: 0 })

/** The description is always two lines high, so that all cards in a row have the same height. */
export const description = style({ paddingBlockStart: fixed.space.sm, minBlockSize: '3.25rem' })
globalStyle(`${description} > *`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${fixed.space.xxs} ${fixed.space.md}`,
  marginBlockStart: 'auto',
  paddingBlockStart: fixed.space.sm,
  minInlineSize: 0,
})

/* The link is the group's name; its `::after` covers the card. */
export const open = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: fixed.radius.card },
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-3px' },
  },
})

/** One column on phones, otherwise as many columns as fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
  gap: fixed.space.md,
})
export const cell = style({ display: 'grid', minInlineSize: 0 })
export const shapeWords = style({ display: 'grid', gap: fixed.space.xs, paddingBlockStart: fixed.space.xl })

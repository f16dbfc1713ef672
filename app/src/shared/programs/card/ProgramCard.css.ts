import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Fills its cell, so that the badges of a row of cards stand on one line. */
export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 })

export const cover = style({ position: 'relative' })
/** A program that nobody can join yet, or any more, is paler than those that run. */
globalStyle(`${card}[data-status='Draft'] ${cover} > [data-component='Cover']`, { filter: 'grayscale(1)' })
globalStyle(`${card}[data-status='Retired'] ${cover} > [data-component='Cover']`, { filter: 'grayscale(0.7)' })

/** That it is new, and nothing else, on the cover: a ground of its own keeps it legible. */
export const mine = style({
  position: 'absolute',
  insetBlockStart: fixed.space.xs,
  insetInlineEnd: fixed.space.xs,
  display: 'grid',
  maxInlineSize: `calc(100% - 2 * ${fixed.space.xs})`,
  borderRadius: fixed.radius.full,
  background: vars.colour.surface,
  selectors: { '&:empty': { display: 'none' } },
})

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingInline: fixed.space.md,
  minInlineSize: 0,
})

/** Half of the picture overlaps the cover. */
export const emblem = style({
  position: 'relative',
  display: 'block',
  alignSelf: 'flex-start',
  marginBlock: `calc(${fixed.picture.medium} / -2) ${fixed.space.xs}`,
})

/** Two lines at most: what it pays comes next. */
export const description = style({ paddingBlockStart: fixed.space.xs })
globalStyle(`${description} > *`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

/** Focus and date, at both ends of one line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${fixed.space.sm}`,
  minInlineSize: 0,
})
/** What it pays stands between two airs, and the foot of every card of a row at one height. */
export const worth = style({
  paddingBlock: `${fixed.space.sm} ${fixed.space.md}`,
  minInlineSize: 0,
  selectors: { '&:empty': { paddingBlock: `0 ${fixed.space.sm}` } },
})

/* The link is the name and covers the card. */
export const open = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: fixed.radius.card },
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-3px' },
  },
})

/** Controls lie above the link that covers the card. */
export const extra = style({ position: 'relative', zIndex: fixed.layer.raised, paddingBlockEnd: fixed.space.md, minInlineSize: 0 })

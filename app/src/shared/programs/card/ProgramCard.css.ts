import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** The card fills its cell, so that the badges of all cards in a row align. */
export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 })

export const cover = style({ position: 'relative' })
/** Drafts and retired programs are paler than programs that can be joined. */
globalStyle(`${card}[data-status='Draft'] ${cover} > [data-component='Cover']`, { filter: 'grayscale(1)' })
globalStyle(`${card}[data-status='Retired'] ${cover} > [data-component='Cover']`, { filter: 'grayscale(0.7)' })

/** The “new” badge on the cover. It has its own background for legibility. */
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

/** Half of the picture's height overlaps the cover. */
export const emblem = style({
  position: 'relative',
  display: 'block',
  alignSelf: 'flex-start',
  marginBlock: `calc(${fixed.picture.medium} / -2) ${fixed.space.xs}`,
})

/** The description has at most two lines, so that the rewards are not far below. */
export const description = style({ paddingBlockStart: fixed.space.xs })
globalStyle(`${description} > *`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

/** Focus and date are at the two ends of one line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${fixed.space.sm}`,
  minInlineSize: 0,
})
/** Padding around the rewards. It also aligns the feet of all cards in a row. */
export const worth = style({
  paddingBlock: `${fixed.space.sm} ${fixed.space.md}`,
  minInlineSize: 0,
  selectors: { '&:empty': { paddingBlock: `0 ${fixed.space.sm}` } },
})

/* The link is the program's name; its `::after` covers the card. */
export const open = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: fixed.radius.card },
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-3px' },
  },
})

/** Controls are above the link that covers the card. */
export const extra = style({ position: 'relative', zIndex: fixed.layer.raised, paddingBlockEnd: fixed.space.md, minInlineSize: 0 })

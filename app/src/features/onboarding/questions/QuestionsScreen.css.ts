import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Width of the column with the question, its fields and the two buttons. */
const columnWidth = '40rem'
const barHeight = '4.5rem'

export const column = style({
  maxInlineSize: columnWidth,
  marginInline: 'auto',
  /* Reserves space for the fixed bar, which would otherwise cover the end of the page. */
  paddingBlockEnd: barHeight,
})

export const country = style({ '@media': { [media.desktop]: { maxInlineSize: '50%' } } })
export const interests = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.md,
  marginBlockStart: fixed.space.xs,
  paddingBlockStart: fixed.space.xl,
  borderBlockStart: `1px solid ${vars.colour.border}`,
})
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: fixed.space.md })
/** Keeps the count on one line, even if the hint beside it is long. */
export const count = style({ flex: 'none', whiteSpace: 'nowrap' })

/** Bar with Back and Next, fixed to the bottom. */
export const bar = style({
  position: 'fixed',
  zIndex: fixed.layer.sticky,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingInline: fixed.space.gutter,
  paddingBlock: `${fixed.space.sm} calc(${fixed.space.sm} + env(safe-area-inset-bottom))`,
  background: vars.colour.surface,
  borderBlockStart: `1px solid ${vars.colour.border}`,
})
export const actions = style({
  display: 'flex',
  /* With large text, wraps the buttons onto two lines, so that no word breaks. */
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  maxInlineSize: columnWidth,
  marginInline: 'auto',
})
/** Puts the skip button next to the main button. */
export const skip = style({ marginInlineStart: 'auto' })
/** The “Next” button. On phones it takes the remaining width; on desktops it is at the end. */
export const next = style({
  flex: '1 1 auto',
  '@media': {
    [media.desktop]: {
      flex: '0 1 auto',
      minInlineSize: '9rem',
      marginInlineStart: 'auto',
      selectors: { [`${skip} + &`]: { marginInlineStart: 0 } },
    },
  },
})
/** On the narrowest phones the arrow is hidden, so that the three labels fit. */
globalStyle(`${skip} + ${next} svg`, { '@media': { '(max-width: 22rem)': { display: 'none' } } })
/** Keeps a focused field above the bar when the page scrolls to it (WCAG 2.4.11). */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: `calc(${barHeight} + ${fixed.space.md})` })

export const foot = style({ paddingBlockStart: fixed.space.xl })

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Stacks the parts of a form in a flex column. In a grid, the bar would stick only within its own row. */
export const form = style({ display: 'flex', flexDirection: 'column', gap: fixed.space.lg, minInlineSize: 0, outline: 'none' })

/** The save bar. From 768 px, it floats above the page; on phones, it sticks to the bottom edge at full width. */
export const bar = style({
  position: 'sticky',
  zIndex: fixed.layer.raised,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: fixed.space.xs,
  background: vars.colour.surface,
  marginInline: `calc(${fixed.space.gutter} * -1)`,
  paddingInline: fixed.space.gutter,
  paddingBlock: `${fixed.space.sm} calc(${fixed.space.sm} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}`,
  '@media': {
    [media.desktop]: {
      insetBlockEnd: fixed.space.md,
      marginInline: 0,
      padding: fixed.space.sm,
      paddingInlineStart: fixed.space.lg,
      border: 0,
      borderRadius: fixed.radius.card,
      boxShadow: vars.shadow.float,
    },
    [media.forced]: { border: `${fixed.space.hair} solid` },
  },
})

/** Notice on its own row above the buttons. */
export const notice = style({ ...text('caption'), display: 'flex', gap: fixed.space.xs, gridColumn: '1 / -1', color: vars.colour.danger })

/** Keeps a focused field above the bar when the page scrolls to it (WCAG 2.4.11), even if a notice makes the bar taller. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: `calc(${fixed.space.vast} * 2)` })
globalStyle(`html:has(${notice})`, { scrollPaddingBlockEnd: `calc(${fixed.space.vast} * 3)` })

export const state = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: fixed.space.xs,
      blockSize: fixed.space.xs,
      borderRadius: '50%',
      background: vars.colour.highlight,
    },
  },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Bar with the buttons. On phones, it is fixed to the bottom edge; from 768 px, it floats over the form. */
export const bar = style({
  position: 'sticky',
  zIndex: fixed.layer.raised,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
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

/** Notice on its own line above the buttons. */
export const notice = style({ ...text('caption'), display: 'flex', gap: fixed.space.xs, flex: '1 0 100%', color: vars.colour.danger })

/** Keeps a focused field above the bar when the page scrolls to it (WCAG 2.4.11), even if a notice makes the bar taller. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: `calc(${fixed.space.vast} * 2.5)` })
globalStyle(`html:has(${notice})`, { scrollPaddingBlockEnd: `calc(${fixed.space.vast} * 3.5)` })

export const state = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  flex: '1 0 100%',
  selectors: {
    '&[data-unsaved]::before': {
      content: '""',
      flex: 'none',
      inlineSize: fixed.space.xs,
      blockSize: fixed.space.xs,
      borderRadius: '50%',
      background: vars.colour.highlight,
    },
  },
  '@media': { [media.desktop]: { flex: '1 1 auto' } },
})

export const actions = style({
  display: 'flex',
  gap: fixed.space.sm,
  flex: '1 0 auto',
  '@media': { [media.desktop]: { flex: '0 0 auto', marginInlineStart: 'auto' } },
})
export const next = style({ flex: '1 1 auto' })

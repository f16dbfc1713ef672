import { globalStyle } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Frame of the bar with a form's buttons. On phones, it is fixed to the bottom edge; from 768 px, it floats over the form. */
export const barFrame = {
  position: 'sticky',
  zIndex: fixed.layer.raised,
  insetBlockEnd: 0,
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
} as const

/** Notice above the buttons of a bar. */
export const barNotice = { ...text('caption'), display: 'flex', gap: fixed.space.xs, color: vars.colour.danger } as const

/** Point before the words that say that there are unsaved changes. */
export const unsavedPoint = {
  content: '""',
  flex: 'none',
  inlineSize: fixed.space.xs,
  blockSize: fixed.space.xs,
  borderRadius: '50%',
  background: vars.colour.highlight,
} as const

/**
 * Keeps a focused field above the bar when the page scrolls to it (WCAG 2.4.11), even if a notice makes the bar taller. `height` is a
 * multiple of the space `vast`.
 */
export function keepFocusAbove(bar: string, notice: string, height: number) {
  globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: `calc(${fixed.space.vast} * ${height})` })
  globalStyle(`html:has(${notice})`, { scrollPaddingBlockEnd: `calc(${fixed.space.vast} * ${height + 1})` })
}

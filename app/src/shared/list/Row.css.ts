import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  paddingInlineStart: fixed.space.lg,
  paddingInlineEnd: fixed.space.sm,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
})

/** Icon on a square background. */
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})

export const who = style({ display: 'grid', flex: '1 1 0', minInlineSize: '8rem' })

/** Covers its whole row. Other controls of the row are above it. */
export const press = style({
  display: 'grid',
  minInlineSize: 0,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: fixed.radius.control },
    '&[data-hovered]::after, &[data-pressed]::after': { background: `color-mix(in srgb, ${vars.colour.text} 4%, transparent)` },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
})

export const actions = style({ position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', marginInlineStart: 'auto' })

/** Cuts a very long address after its third line. The address keeps its own direction, even on a page that reads from right to left. */
export const address = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: ['-webkit-match-parent', 'match-parent'],
})

/** A date wraps as a whole. */
export const whole = style({ whiteSpace: 'nowrap' })

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Row of chips: one line that scrolls on phones, several lines on desktops. The padding keeps focus rings from being cut off. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  minInlineSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'none',
  padding: fixed.space.xxs,
  margin: `calc(${fixed.space.xxs} * -1)`,
  '@media': { [media.desktop]: { flexWrap: 'wrap', overflow: 'visible' } },
})

const edge = { border: '1px solid', borderRadius: fixed.radius.full }
/** Chip of a filter that is not set: a button with the filter's name. */
export const chip = style({
  ...text('label'),
  ...edge,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: fixed.space.xxs,
  minBlockSize: fixed.control.small,
  paddingInline: fixed.space.sm,
  background: vars.colour.surface,
  borderColor: vars.colour.borderControl,
  color: vars.colour.text,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken, borderColor: vars.colour.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.full },
  },
})
/** The padding after the arrow is small, so that all filters fit in one row on a small desktop. */
export const opening = style([chip, { paddingInlineEnd: fixed.space.xs }])
export const unset = style({ display: 'inline-flex', flex: 'none' })
/** Chip of a filter that is set: a button with its value, and a button to remove the filter. */
export const set = style({
  ...edge,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  minBlockSize: fixed.control.small,
  background: vars.colour.highlight,
  borderColor: vars.colour.highlight,
  color: vars.colour.onHighlight,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' } },
})
const inSet = {
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: fixed.radius.full,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
} as const
export const value = style({
  ...inSet,
  minInlineSize: 0,
  paddingInline: `${fixed.space.sm} ${fixed.space.xxs}`,
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
export const remove = style({ ...inSet, flex: 'none', justifyContent: 'center', minInlineSize: '2rem', paddingInlineEnd: fixed.space.xxs })

export const popover = style({ display: 'grid', gap: fixed.space.sm, inlineSize: 'min(22rem, 80vw)' })
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.md })
export const part = style({ display: 'grid', gap: fixed.space.xs, minInlineSize: 0 })
export const partLabel = style({ ...text('label'), color: vars.colour.textMuted })
export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xl })
export const sheetPart = style({ display: 'grid', gap: fixed.space.sm, minInlineSize: 0 })
export const sheetFoot = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: fixed.space.sm, inlineSize: '100%' })

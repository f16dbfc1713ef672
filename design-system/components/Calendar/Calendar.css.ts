import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

/** Side length of a day's cell: 44 px, or a seventh of the available width on the narrowest phones. */
const side = `min(${fixed.hit}, calc((100vw - ${fixed.space.huge}) / 7))`
const ring = { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' }

export const calendar = style({
  display: 'grid',
  gap: fixed.space.xs,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  color: vars.colour.text,
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: fixed.space.xxs })
export const jumps = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })

export const jump = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: fixed.radius.small,
  color: vars.colour.text,
  transition: `background-color ${fixed.motion.fast} ${fixed.motion.enter}`,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
    '&:has(:disabled)': { color: vars.colour.textMuted },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.colour.sunken } } } },
})

export const select = style({
  ...text('label'),
  appearance: 'none',
  // Makes the select as wide as the shown name instead of the longest name.
  fieldSizing: 'content',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  cursor: 'pointer',
  minBlockSize: fixed.hit,
  paddingInlineStart: fixed.space.xs,
  paddingInlineEnd: `calc(${fixed.space.xl} + ${fixed.space.xxs})`,
})

/* The browser draws the list of a native select, and that list needs a background. */
export const entry = style({ background: vars.colour.surface, color: vars.colour.text })

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: fixed.space.xxs,
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  pointerEvents: 'none',
})

/** If people can only read the calendar, its days have the quiet ground and border of such a field. */
export const days = style({
  selectors: {
    '[data-readonly] > &': {
      background: vars.colour.sunken,
      /* An outline, because a border would move the days. */
      outline: `${fixed.space.hair} solid ${vars.colour.border}`,
      borderRadius: fixed.radius.control,
    },
  },
  '@media': { [media.forced]: { selectors: { '[data-readonly] > &': { outline: `${fixed.space.hair} dashed CanvasText` } } } },
})
export const grid = style({ borderCollapse: 'collapse', borderSpacing: 0, inlineSize: 'fit-content' })

export const weekday = style({ ...text('caption'), color: vars.colour.textMuted, paddingBlock: fixed.space.xxs, textAlign: 'center' })

export const day = style({
  ...text('body'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: fixed.radius.full,
  outline: 'none',
  cursor: 'pointer',
  fontFamily: type.familyNumber,
  selectors: {
    '[data-readonly] &': { cursor: 'default' },
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-pressed]': { background: vars.colour.border },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { color: vars.colour.textMuted, opacity: 0.55, cursor: 'not-allowed' },
    '&[data-unavailable]': { color: vars.colour.textMuted, textDecoration: 'line-through', cursor: 'not-allowed' },
    '&[data-selected]': { background: vars.colour.primary, color: vars.colour.onPrimary },
    '&[data-focus-visible]': ring,
    '&[data-selected][data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText', opacity: 1 },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
  },
})

/** The days between the ends of a range share one band of tint. */
export const rangeDay = style([
  day,
  {
    selectors: {
      '&[data-selected]:not([data-selection-start], [data-selection-end])': {
        background: vars.colour.primaryTint,
        color: vars.colour.text,
        borderRadius: 0,
      },
      '&[data-selection-start]:not([data-selection-end])': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
      '&[data-selection-end]:not([data-selection-start])': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&[data-selected]:not([data-selection-start], [data-selection-end])': {
            background: 'Canvas',
            color: 'CanvasText',
            border: '1px solid Highlight',
          },
        },
      },
    },
  },
])

/** Saffron stroke below today's number. */
export const todayMark = style({
  position: 'absolute',
  insetInline: 0,
  marginInline: 'auto',
  insetBlockEnd: fixed.space.xxs,
  inlineSize: fixed.space.xs,
  blockSize: '3px',
  borderRadius: fixed.radius.full,
  background: vars.colour.highlight,
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const note = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  minBlockSize: type.caption.line,
  maxInlineSize: `calc(${side} * 7)`,
  paddingInline: fixed.space.xs,
  overflowWrap: 'anywhere',
})

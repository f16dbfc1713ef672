import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { box as fieldBox } from '../Field/Field.css.ts'

/* A press anywhere in the box focuses the nearest part. */
export const box = style([fieldBox, { cursor: 'text' }])

/**
 * The parts of a date follow the direction of the language; digits have one width. The parts are inline text instead of a flex row:
 * direction marks in the text then make hour and minutes read left to right in Arabic, too.
 */
export const parts = style({
  ...text('control'),
  flex: 1,
  minInlineSize: 0,
  lineHeight: fixed.hit,
  whiteSpace: 'nowrap',
  fontFamily: type.familyNumber,
})

/* Makes two narrow digits wide enough to touch (WCAG 2.5.8). */
export const part = style({
  minInlineSize: fixed.space.xl,
  paddingInline: '2px',
  paddingBlock: fixed.space.xxs,
  borderRadius: fixed.radius.small,
  outline: 'none',
  caretColor: 'transparent',
  fontFamily: type.familyNumber,
  textAlign: 'center',
  selectors: {
    '&[data-type="literal"]': { minInlineSize: 0, padding: 0, color: vars.colour.textMuted, whiteSpace: 'pre' },
    /* Makes a day of one digit wide enough to touch (WCAG 2.5.8). The negative margin keeps the line as short as before. */
    '&[data-type="day"]': { paddingInline: fixed.space.xs, marginInline: `calc(${fixed.space.xxs} * -1)` },
    '&[data-type="month"]': { fontFamily: type.family },
    '&[data-placeholder]': { color: vars.colour.textMuted, fontFamily: type.family },
    '&[data-focused]': { background: vars.colour.primary, color: vars.colour.onPrimary },
    '&[data-disabled]': { color: vars.colour.textMuted },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

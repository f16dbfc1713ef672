import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const thumbSide = '1.375rem'
const thickness = fixed.space.xxs
const beyond = `calc(${thumbSide} / -2)`

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: fixed.space.sm })

export const output = style({ ...text('label'), fontFamily: type.familyNumber, color: vars.colour.textMuted, flex: 'none' })

/** The touch target, which is higher than the line. Its margins of half a thumb keep the thumb inside the slider at both ends. */
export const track = style({
  position: 'relative',
  blockSize: fixed.hit,
  marginInline: `calc(${thumbSide} / 2)`,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
})

/** The visible line. At both ends it extends half a thumb beyond the part that has values. */
export const groove = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(50% - ${thickness} / 2)`,
  blockSize: thickness,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: beyond,
      borderRadius: fixed.radius.full,
      background: vars.colour.border,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: beyond,
      inlineSize: `calc(${thumbSide} / 2)`,
      borderStartStartRadius: fixed.radius.full,
      borderEndStartRadius: fixed.radius.full,
      background: vars.colour.primary,
    },
    '[data-disabled] > &::after': { background: vars.colour.borderControl },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      selectors: { '&::before': { background: 'GrayText' }, '&::after': { background: 'Highlight' } },
    },
  },
})

/** The part of the line from its start to the value. */
export const fill = style({
  background: vars.colour.primary,
  selectors: { '&[data-disabled]': { background: vars.colour.borderControl } },
  '@media': { [media.forced]: { background: 'Highlight', selectors: { '&[data-disabled]': { background: 'GrayText' } } } },
})

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: thumbSide,
  blockSize: thumbSide,
  borderRadius: fixed.radius.full,
  background: vars.colour.surface,
  border: `calc(${fixed.space.hair} * 2) solid ${vars.colour.primary}`,
  cursor: 'grab',
  selectors: {
    /* The thumb looks small, but has a full touch target. */
    '&::after': { content: '', position: 'absolute', inset: `calc((${thumbSide} - ${fixed.hit}) / 2)` },
    '&[data-hovered]': { borderColor: vars.colour.primaryHover },
    '&[data-dragging]': { cursor: 'grabbing', borderColor: vars.colour.primaryPress, background: vars.colour.primaryTint },
    '&[data-focus-visible]': {
      outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`,
      outlineOffset: `calc(${fixed.space.hair} * 2)`,
    },
    '&[data-disabled]': { borderColor: vars.colour.borderControl, background: vars.colour.sunken, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      borderColor: 'Highlight',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
    },
  },
})

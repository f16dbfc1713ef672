import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text as role } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const height = '1.625rem'
const knobSide = '1.125rem'
const rim = `calc((${height} - ${knobSide}) / 2 - ${fixed.space.hair})`

export const root = style({ display: 'grid', minInlineSize: 0 })

/** The label is at the start and the switch at the end of the line, so that the switches of a list of settings are aligned. */
export const button = style({
  ...role('body'),
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: fixed.space.md,
  minBlockSize: fixed.hit,
  paddingBlock: fixed.space.xs,
  cursor: 'pointer',
  color: vars.colour.text,
  selectors: { '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' } },
})

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const track = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  inlineSize: fixed.hit,
  blockSize: height,
  marginBlockStart: `calc((${type.body.line} - ${height}) / 2)`,
  paddingInline: rim,
  border: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.full,
  background: vars.colour.surface,
  transitionProperty: 'background-color, border-color',
  transitionDuration: fixed.motion.fast,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.colour.text },
    '[data-selected] > &': { background: vars.colour.primary, borderColor: vars.colour.primary },
    '[data-disabled] > &': { background: vars.colour.sunken, borderColor: vars.colour.border },
    '[data-focus-visible] > &': {
      outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`,
      outlineOffset: `calc(${fixed.space.hair} * 2)`,
    },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-disabled] > &': { background: 'ButtonFace', borderColor: 'GrayText' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
})

export const knob = style({
  inlineSize: knobSide,
  blockSize: knobSide,
  borderRadius: fixed.radius.full,
  background: vars.colour.borderControl,
  transitionProperty: 'transform, background-color',
  transitionDuration: fixed.motion.base,
  transitionTimingFunction: fixed.motion.enter,
  selectors: {
    '[data-selected] > * > &': {
      background: vars.colour.onPrimary,
      transform: `translateX(calc((${fixed.hit} - ${knobSide} - 2 * (${rim} + ${fixed.space.hair})) * ${type.sign}))`,
    },
    '[data-pressed] > * > &': { background: vars.colour.text },
    '[data-selected][data-pressed] > * > &': { background: vars.colour.onPrimary },
    '[data-disabled] > * > &': { background: vars.colour.borderControl },
  },
  '@media': {
    [media.calm]: { transitionProperty: 'background-color' },
    [media.forced]: {
      background: 'ButtonText',
      selectors: { '[data-selected] > * > &': { background: 'HighlightText' }, '[data-disabled] > * > &': { background: 'GrayText' } },
    },
  },
})

import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import * as toggle from '../Field/toggle.ts'

const height = '1.625rem'
const knobSide = '1.125rem'
const rim = `calc((${height} - ${knobSide}) / 2 - ${fixed.space.hair})`

export const root = style(toggle.root)

/** The label is at the start and the switch at the end of the line, so that the switches of a list of settings are aligned. */
export const button = style({
  ...toggle.line,
  justifyContent: 'space-between',
  gap: fixed.space.md,
})

export const text = style(toggle.text)

export const track = style({
  ...toggle.frame,
  display: 'flex',
  alignItems: 'center',
  inlineSize: fixed.hit,
  blockSize: height,
  marginBlockStart: `calc((${type.body.line} - ${height}) / 2)`,
  paddingInline: rim,
  borderRadius: fixed.radius.full,
  selectors: {
    '[data-hovered] > &': toggle.hoveredFrame,
    '[data-selected] > &': { background: vars.colour.primary, borderColor: vars.colour.primary },
    '[data-readonly] > &': toggle.readOnlyFrame,
    '[data-disabled] > &': toggle.disabledFrame,
    '[data-focus-visible] > &': toggle.focusedFrame,
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-readonly] > &': toggle.readOnlyFrameForced,
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
    '[data-readonly][data-selected] > * > &': { background: vars.colour.text },
    '[data-disabled] > * > &': { background: vars.colour.borderControl },
  },
  '@media': {
    [media.calm]: { transitionProperty: 'background-color' },
    [media.forced]: {
      background: 'ButtonText',
      selectors: {
        '[data-selected] > * > &': { background: 'HighlightText' },
        '[data-readonly][data-selected] > * > &': { background: 'CanvasText' },
        '[data-disabled] > * > &': { background: 'GrayText' },
      },
    },
  },
})

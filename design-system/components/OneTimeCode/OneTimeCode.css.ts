import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'grid', gap: fixed.space.xs })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: fixed.space.xs,
})

/* The invisible input covers the drawn slots and receives taps, autofill and the keyboard. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  appearance: 'none',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  cursor: 'text',
  ...text('control'),
  letterSpacing: '1em',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:autofill': { WebkitTextFillColor: 'transparent', backgroundClip: 'text' },
  },
  /* Forced colours would also show the transparent digits of the input. */
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
})

const blink = keyframes({ '50%': { opacity: 0 } })
const halo = `calc(${fixed.space.hair} * 2)`

const slotBase = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '3.75rem',
  background: vars.colour.surface,
  color: vars.colour.text,
  border: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.control,
  fontFamily: type.family,
  fontSize: type.number.size,
  lineHeight: type.number.line,
  fontWeight: type.number.weight,
  transitionProperty: 'border-color, background-color, color',
  transitionDuration: fixed.motion.fast,
  selectors: {
    'input:focus ~ &[data-now]': {
      borderColor: vars.colour.focus,
      boxShadow: `0 0 0 ${fixed.space.hair} ${vars.colour.focus}`,
      outline: `${halo} solid ${vars.colour.focusHalo}`,
      outlineOffset: fixed.space.hair,
    },
    'input:focus ~ &[data-now]::after': {
      content: '',
      inlineSize: halo,
      blockSize: type.number.size,
      background: vars.colour.primary,
      animationName: blink,
      animationDuration: '1.1s',
      animationTimingFunction: 'steps(1)',
      animationIterationCount: 'infinite',
    },
  },
  '@media': {
    [media.calm]: { selectors: { 'input:focus ~ &[data-now]::after': { animationName: 'none' } } },
    [media.forced]: {
      selectors: {
        'input:focus ~ &[data-now]': { outlineColor: 'Highlight' },
        'input:focus ~ &[data-now]::after': { background: 'Highlight' },
      },
    },
  },
})

export const slot = styleVariants({
  idle: [slotBase],
  checking: [slotBase, { background: vars.colour.sunken, borderColor: vars.colour.border, color: vars.colour.textMuted }],
  wrong: [
    slotBase,
    {
      borderColor: vars.colour.danger,
      color: vars.colour.danger,
      selectors: { 'input:focus ~ &': { boxShadow: `0 0 0 ${fixed.space.hair} ${vars.colour.danger}` } },
    },
  ],
  success: [slotBase, { borderColor: vars.colour.success, color: vars.colour.success, background: vars.colour.successTint }],
})

const statusBase = style({ ...text('caption'), display: 'flex', alignItems: 'start', gap: fixed.space.xxs, overflowWrap: 'anywhere' })
export const status = styleVariants({
  /* An empty live region takes no space, but must exist before its text changes. */
  idle: [statusBase, { marginBlockStart: `calc(${fixed.space.xs} * -1)` }],
  checking: [statusBase, { color: vars.colour.textMuted }],
  wrong: [statusBase, { color: vars.colour.danger }],
  success: [statusBase, { color: vars.colour.success }],
})

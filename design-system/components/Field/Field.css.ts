import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const twoHairs = `calc(${fixed.space.hair} * 2)`

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xs, minInlineSize: 0 })

export const label = style({ ...text('label'), display: 'block', color: vars.colour.text, overflowWrap: 'anywhere' })

/** The label, with “Optional” at the end of the line. */
export const labelRow = style([label, { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: fixed.space.sm }])

export const optional = style({ ...text('caption'), color: vars.colour.textMuted, flex: 'none' })

/** The box around an input and its icons, units or buttons. The field sets the states of the box as `data-*`. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: fixed.control.field,
  paddingInline: fixed.space.md,
  background: vars.colour.surface,
  color: vars.colour.text,
  border: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.control,
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: fixed.motion.fast,
  selectors: {
    '&:focus-within, &[data-focus-visible], &[data-open]': {
      borderColor: vars.colour.focus,
      boxShadow: `0 0 0 ${fixed.space.hair} ${vars.colour.focus}`,
      outline: `${twoHairs} solid ${vars.colour.focusHalo}`,
      outlineOffset: fixed.space.hair,
    },
    '&[data-invalid]': { borderColor: vars.colour.danger, boxShadow: `inset 0 0 0 ${fixed.space.hair} ${vars.colour.danger}` },
    '&[data-disabled]': {
      background: vars.colour.sunken,
      borderColor: vars.colour.border,
      color: vars.colour.textMuted,
      cursor: 'not-allowed',
    },
    '&[data-readonly]': { background: vars.colour.sunken, borderColor: vars.colour.border },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:focus-within, [data-invalid], [data-disabled], [data-readonly])': { borderColor: vars.colour.text } },
    },
    [media.forced]: {
      selectors: {
        '&:focus-within, &[data-focus-visible], &[data-open]': { outlineColor: 'Highlight' },
        /* A ground cannot be quiet in forced colours. */
        '&[data-readonly]': { borderStyle: 'dashed' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
})

/** The bare control inside a box; the box draws border and focus. At least 16 px, because phones zoom into smaller text. */
export const input = style({
  ...text('control'),
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: fixed.hit,
  paddingInline: 0,
  paddingBlock: fixed.space.xs,
  border: 0,
  background: 'none',
  color: 'inherit',
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.colour.textMuted, opacity: 1 },
    '&[data-disabled], &:disabled': {
      color: vars.colour.textMuted,
      WebkitTextFillColor: 'currentColor',
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
})

/** Latin text reads left to right but is aligned to the start of the page's lines; Chromium knows only the prefixed form. */
export const atPageStart = style({ textAlign: ['-webkit-match-parent', 'match-parent'] })

/* An empty field with `dir="auto"` would be left to right, so an empty field gets the direction of the page. */
export const freeText = style({ selectors: { '&:placeholder-shown': { direction: 'inherit' } } })

export const notes = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: fixed.space.sm })

export const hint = style({ ...text('caption'), color: vars.colour.textMuted, overflowWrap: 'anywhere' })

export const error = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'start',
  gap: fixed.space.xxs,
  color: vars.colour.danger,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { color: 'CanvasText' } },
})

/** Centres an icon on the first line of a caption, for the line height of every language. */
export const lineMark = style({ display: 'grid', alignItems: 'center', flex: 'none', blockSize: type.caption.line })

export const counter = style({
  ...text('caption'),
  marginInlineStart: 'auto',
  flex: 'none',
  color: vars.colour.textMuted,
  selectors: { '&[data-over]': { color: vars.colour.warning, fontWeight: 'bold' } },
})

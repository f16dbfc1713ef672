import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'

const { colour } = vars

/* A frame is as high as its grid cell, with the chart at the top and the source at the bottom. Frames side by side end on one line. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: fixed.space.sm,
  minInlineSize: 0,
  blockSize: '100%',
})
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: fixed.space.xs, minInlineSize: 0 })
export const words = style({ flex: 1, display: 'grid', gap: fixed.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })
/* The checkbox is invisible and where its label is, which looks like a button. */
export const choice = style([visuallyHidden, { insetBlockStart: 0, insetInlineEnd: 0, margin: 0 }])
const chosen = `${choice}:checked ~ ${head} > &`
export const toggle = style({
  ...text('label'),
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  minBlockSize: fixed.hit,
  /* The button's text is aligned with the edge of the card; its touch target extends beyond that edge. */
  marginBlock: `calc(${fixed.space.sm} * -1)`,
  marginInlineEnd: `calc(${fixed.space.sm} * -1)`,
  paddingInline: fixed.space.sm,
  borderRadius: fixed.radius.control,
  color: colour.primary,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [chosen]: { background: colour.primaryTint },
    [`${choice}:focus-visible ~ ${head} > &`]: {
      outline: `2px solid ${colour.focus}`,
      outlineOffset: '-2px',
      borderRadius: fixed.radius.control,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { [`${choice}:not(:checked) ~ ${head} > &:hover`]: { background: colour.sunken } } },
    [media.forced]: { selectors: { [chosen]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})
export const drawing = style({ minInlineSize: 0, selectors: { [`${choice}:checked ~ &`]: { display: 'none' } } })
export const numbers = style({ display: 'none', minInlineSize: 0, selectors: { [`${choice}:checked ~ &`]: { display: 'block' } } })
export const foot = style({
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: fixed.space.md,
  rowGap: fixed.space.xxs,
})

export const table = style({ ...text('body'), inlineSize: '100%', borderCollapse: 'collapse' })
const cell = {
  paddingBlock: fixed.space.xs,
  paddingInline: fixed.space.xs,
  borderBlockEnd: `1px solid ${colour.border}`,
  verticalAlign: 'top',
} as const
export const word = style({ ...cell, ...text('label'), textAlign: 'start', paddingInlineStart: 0 })
export const number = style({
  ...cell,
  fontFamily: type.familyNumber,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { 'thead &': { ...text('label'), color: colour.textMuted }, '&:last-child': { paddingInlineEnd: 0 } },
})

const breathe = keyframes({ '50%': { opacity: 0.55 } })
export const bones = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: fixed.space.sm,
  blockSize: '15rem',
  paddingBlockEnd: fixed.space.xl,
})
export const bone = style({
  flex: 1,
  borderRadius: fixed.radius.small,
  background: `color-mix(in srgb, ${colour.text} 9%, transparent)`,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.calm]: { animation: 'none' }, [media.forced]: { border: '1px solid GrayText' } },
})

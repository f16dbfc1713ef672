import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

/**
 * `done`: reached or paid. `coming`: earned, not paid yet. `rest`: still free. The four greys, darkest first, are for amounts that do not
 * count (S-06).
 */
export const splitLooks = ['done', 'coming', 'rest', 'grey1', 'grey2', 'grey3', 'grey4'] as const

const { colour } = vars

export const box = style({ display: 'grid', minInlineSize: 0 })
export const track = style({
  position: 'relative',
  display: 'flex',
  gap: '1.5px',
  blockSize: fixed.space.sm,
  borderRadius: fixed.space.xxs,
  background: colour.sunken,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
const hatched = (angle: string, ink: string, paper: string) => `repeating-linear-gradient(${angle}, ${ink} 0 2px, ${paper} 2px 5px)`
const part = style({
  flex: '0 1 auto',
  minInlineSize: '2px',
  blockSize: '100%',
  selectors: {
    '&:first-child': { borderStartStartRadius: fixed.space.xxs, borderEndStartRadius: fixed.space.xxs },
    '&:last-of-type, &:has(+ [data-part="mark"])': { borderStartEndRadius: fixed.space.xxs, borderEndEndRadius: fixed.space.xxs },
  },
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
})
const ink = (share: number) => `color-mix(in srgb, ${colour.text} ${share}%, transparent)`
/* A tint over the colour of the card. A part on its track and the key of that part on the card are then the same grey in every theme. */
const grey = (share: number, texture: string) => [
  part,
  {
    background: `linear-gradient(${ink(share)}, ${ink(share)}) ${colour.surface}`,
    '@media': { [media.forced]: { background: texture } },
  },
]
/* The hatching leans along the reading direction. */
export const fill = styleVariants({
  done: [part, { background: colour.primary, '@media': { [media.forced]: { background: 'CanvasText' } } }],
  coming: [
    part,
    {
      background: hatched('-45deg', colour.primary, colour.primaryTint),
      selectors: { '[dir="rtl"] &': { background: hatched('45deg', colour.primary, colour.primaryTint) } },
      '@media': {
        [media.forced]: {
          background: hatched('-45deg', 'CanvasText', 'Canvas'),
          selectors: { '[dir="rtl"] &': { background: hatched('45deg', 'CanvasText', 'Canvas') } },
        },
      },
    },
  ],
  rest: [part, { background: 'transparent' }],
  grey1: grey(72, 'CanvasText'),
  grey2: grey(50, hatched('45deg', 'CanvasText', 'Canvas')),
  grey3: grey(33, hatched('90deg', 'CanvasText', 'Canvas')),
  /* An edge distinguishes the lightest grey from the card. */
  grey4: [...grey(18, hatched('0deg', 'CanvasText', 'Canvas')), { boxShadow: `inset 0 0 0 1px ${colour.borderControl}` }],
})
const keyBase = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: fixed.space.sm,
  blockSize: fixed.space.sm,
  minInlineSize: fixed.space.sm,
  borderRadius: '3px',
  overflow: 'hidden',
  '@media': { [media.forced]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})
export const key = styleVariants(fill, (look, name) => [
  keyBase,
  look,
  name === 'rest' ? { boxShadow: `inset 0 0 0 1px ${colour.borderControl}`, background: colour.sunken } : {},
])
export const marked = style({ display: 'grid', gap: fixed.space.xs, paddingBlockStart: fixed.space.lg, position: 'relative' })
export const mark = style({
  position: 'absolute',
  insetBlock: `calc(${fixed.space.xs} * -1)`,
  inlineSize: '2px',
  background: colour.text,
  '@media': { [media.forced]: { background: 'CanvasText' } },
})
export const markWords = style({
  ...text('caption'),
  position: 'absolute',
  insetBlockEnd: '100%',
  marginBlockEnd: fixed.space.xs,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  color: colour.text,
})

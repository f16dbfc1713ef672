import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const { colour } = vars

export const meter = style({ display: 'grid', gap: fixed.space.xs, minInlineSize: 0 })
export const head = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: fixed.space.sm,
  overflowWrap: 'anywhere',
})
export const amount = style({ fontFamily: type.familyNumber, color: colour.textMuted })
export const track = style({
  position: 'relative',
  blockSize: fixed.space.sm,
  borderRadius: fixed.radius.full,
  background: colour.sunken,
  boxShadow: `inset 0 0 0 1px ${colour.borderControl}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
const fillBase = style({
  blockSize: '100%',
  borderRadius: fixed.radius.full,
  transition: `inline-size ${fixed.motion.slow} ${fixed.motion.enter}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const fill = styleVariants({
  plain: [fillBase, { background: colour.primary }],
  warning: [fillBase, { background: colour.warning }],
  danger: [fillBase, { background: colour.danger }],
})
export const mark = style({
  position: 'absolute',
  insetBlock: `calc(${fixed.space.xxs} * -1)`,
  inlineSize: '2px',
  background: colour.text,
  '@media': { [media.forced]: { background: 'CanvasText' } },
})
const captionBase = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: fixed.space.xxs,
  overflowWrap: 'anywhere',
})
export const caption = styleVariants({
  plain: [captionBase],
  warning: [captionBase, { color: colour.warning }],
  danger: [captionBase, { color: colour.danger }],
})
export const hint = style({ color: colour.textMuted, minInlineSize: 0 })

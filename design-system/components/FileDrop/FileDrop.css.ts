import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { atPageStart } from '../Field/Field.css.ts'

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: fixed.space.xs,
  padding: fixed.space.xl,
  textAlign: 'center',
  background: vars.colour.surface,
  border: `1px dashed ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.card,
  transitionProperty: 'background-color, border-color',
  transitionDuration: fixed.motion.fast,
  selectors: {
    '&[data-drop-target]': { background: vars.colour.primaryTint, borderColor: vars.colour.primary, borderStyle: 'solid' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: vars.colour.danger },
    '&[data-disabled]': { background: vars.colour.sunken, borderColor: vars.colour.border, color: vars.colour.textMuted },
  },
  '@media': { [media.forced]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } } },
})
export const zoneMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  borderRadius: fixed.radius.control,
  background: vars.colour.primaryTint,
  color: vars.colour.primary,
})
export const zoneWords = style({ ...text('body'), color: vars.colour.textMuted })
/* Hides the hint about dragging on phones, where nobody drags files. */
export const dragWords = style({ '@media': { '(hover: none)': { display: 'none' } } })

export const list = style({ display: 'grid', gap: fixed.space.xs })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: fixed.space.sm,
  minBlockSize: '3.5rem',
  paddingBlock: fixed.space.xs,
  paddingInlineStart: fixed.space.sm,
  paddingInlineEnd: fixed.space.xxs,
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: fixed.radius.control,
})
export const rowMark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: fixed.picture.small,
    blockSize: fixed.picture.small,
    borderRadius: fixed.radius.small,
  },
  variants: {
    tone: {
      plain: { background: vars.colour.sunken, color: vars.colour.textMuted },
      success: { background: vars.colour.successTint, color: vars.colour.success },
      danger: { background: vars.colour.dangerTint, color: vars.colour.danger },
    },
  },
})
export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 })
/* A name has its own direction and is aligned to the start of the row. */
export const name = style([text('label'), atPageStart, { overflowWrap: 'anywhere' }])
export const state = recipe({
  base: [text('caption'), { overflowWrap: 'anywhere' }],
  variants: {
    tone: { plain: { color: vars.colour.textMuted }, success: { color: vars.colour.success }, danger: { color: vars.colour.danger } },
  },
})
export const bar = style({ marginBlockStart: fixed.space.xxs, marginBlockEnd: fixed.space.xxs })
export const actions = style({ display: 'flex', flex: 'none' })
export const together = style({ display: 'flex', justifyContent: 'flex-end' })

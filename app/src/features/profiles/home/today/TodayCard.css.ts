import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const edge = `${fixed.space.hair} solid ${vars.colour.border}`
const side = { paddingInline: fixed.space.md, '@media': { [media.desktop]: { paddingInline: fixed.space.lg } } } as const

export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.sm })
export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: fixed.space.sm })
export const frame = style({
  ...side,
  paddingBlock: fixed.space.xs,
  background: vars.colour.surface,
  border: edge,
  borderRadius: fixed.radius.card,
})
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
const cell = { ...text('caption'), color: vars.colour.textMuted, fontWeight: 'normal', paddingBlock: fixed.space.sm } as const
export const until = style({ ...cell, textAlign: 'start' })
/** Figures end where their column ends; an amount of none is wider than its heading. */
export const heading = style({ ...cell, textAlign: 'end', paddingInlineStart: fixed.space.sm, whiteSpace: 'nowrap' })
export const row = style({ selectors: { '& + &': { borderBlockStart: edge } } })
export const who = style({ fontWeight: 'normal', textAlign: 'start', inlineSize: '100%' })
export const open = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: fixed.hit,
  paddingBlock: fixed.space.sm,
  color: vars.colour.text,
  borderRadius: fixed.radius.control,
  selectors: {
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const picture = style({
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  overflow: 'clip',
  borderRadius: fixed.radius.control,
})
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style(text('label'))
export const note = style({ ...text('caption'), color: vars.colour.textMuted })
export const value = style({ textAlign: 'end', paddingInlineStart: fixed.space.sm, whiteSpace: 'nowrap' })
export const figure = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: fixed.space.xxs })
export const number = style({ ...text('heading'), fontFamily: type.familyNumber })
export const before = style({ ...text('caption'), color: vars.colour.textMuted })
export const more = style({ display: 'flex', color: vars.colour.success })
export const less = style({ display: 'flex', color: vars.colour.textMuted })

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { endHeading } from '../figures.css.ts'

const edge = `${fixed.space.hair} solid ${vars.colour.border}`
const side = { paddingInline: fixed.space.md, '@media': { [media.desktop]: { paddingInline: fixed.space.lg } } } as const

export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.sm })
export const frame = style({
  ...side,
  paddingBlock: fixed.space.xs,
  background: vars.colour.surface,
  border: edge,
  borderRadius: fixed.radius.card,
})
/** Keeps a column's heading on one line, even if it is wider than the figures below. */
export const heading = style([endHeading, { whiteSpace: 'nowrap' }])
export const row = style({ selectors: { '& + &': { borderBlockStart: edge } } })
export const name = style(text('label'))
export const note = style({ ...text('caption'), color: vars.colour.textMuted })
export const figure = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: fixed.space.xxs })
export const number = style({ ...text('heading'), fontFamily: type.familyNumber })
export const before = style({ ...text('caption'), color: vars.colour.textMuted })
export const more = style({ display: 'flex', color: vars.colour.success })
export const less = style({ display: 'flex', color: vars.colour.textMuted })

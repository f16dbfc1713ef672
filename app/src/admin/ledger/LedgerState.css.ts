import { style, styleVariants } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { colour } = vars
/** Banner below a title. It replaces the lead. */
export const banner = style({ marginBlockStart: fixed.space.sm })
export const verdict = styleVariants({
  sound: { color: colour.success },
  broken: { color: colour.danger },
  unknown: { color: colour.textMuted },
})
const check = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space.md,
  paddingBlock: fixed.space.md,
  paddingInline: fixed.space.lg,
  borderBlockStart: `${fixed.space.hair} solid ${colour.border}`,
})
export const ground = styleVariants({
  sound: [check, { background: colour.primaryTint }],
  broken: [check, { background: colour.dangerTint }],
  unknown: [check, { background: colour.sunken }],
})
export const words = style({ display: 'grid', flex: '1 1 16rem', minInlineSize: 0 })
export const title = style(text('label'))
export const when = style({ ...text('caption'), color: colour.textMuted })
export const hash = style({ ...text('caption'), color: colour.textMuted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

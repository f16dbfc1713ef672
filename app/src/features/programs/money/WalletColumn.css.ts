import { style, styleVariants } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

/** Column of amounts: available, reserved, a line, and the remaining amount. */
export const money = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  margin: 0,
  paddingBlock: space.xs,
  paddingInline: space.lg,
})
const rule = `${space.hair} solid ${vars.colour.border}`
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: rule } },
})
export const total = style([
  line,
  { selectors: { [`${line} + &`]: { borderBlockStart: `calc(${space.hair} * 2) solid ${vars.colour.text}` } } },
])
export const amount = style({ margin: 0, justifySelf: 'end', whiteSpace: 'nowrap' })
export const quiet = style({ ...text('caption'), display: 'block', color: vars.colour.textMuted, textWrap: 'pretty' })
export const totalName = style({ ...text('heading') })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  marginInline: space.lg,
  paddingBlock: space.sm,
  borderBlockStart: rule,
})
export const note = style({ flex: '1 1 14rem' })
/** Aligns the label of a quiet button with the note above it or with the amounts. The button itself has no visible edge. */
export const action = styleVariants({ tinted: {}, quiet: { marginInline: `calc(${space.sm} * -1)` } })

import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'

const { space, radius } = fixed
const rule = `${space.hair} solid ${vars.colour.border}`

export const keys = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })
export const key = style({
  display: 'grid',
  gap: space.sm,
  paddingBlock: space.md,
  selectors: { '& + &': { borderBlockStart: rule }, '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } },
})
export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.sm })
export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const side = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: space.xs })
export const scopes = style({ margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: space.xs })
/** The name of a scope, as documents of the API write it. It is left to right in both languages. */
export const scope = style({
  ...text('caption'),
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  borderRadius: radius.control,
  background: vars.colour.sunken,
})

/** A new key. The green line says that something is done; it stays until the owner has stored the key. */
export const made = style({
  display: 'grid',
  gap: space.md,
  padding: space.lg,
  borderRadius: radius.card,
  border: `${space.hair} solid ${vars.colour.success}`,
  background: vars.colour.surface,
})
export const madeHead = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.sm })
export const madeSign = style({ display: 'flex', color: vars.colour.success, paddingBlockStart: space.xxs })
export const madeText = style({
  ...text('label'),
  padding: space.md,
  borderRadius: radius.control,
  background: vars.colour.sunken,
  overflowWrap: 'anywhere',
})
export const copy = style({ display: 'grid' })

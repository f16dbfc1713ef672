import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const inset = '1.25rem'
const hairline = `${fixed.space.hair} solid ${vars.colour.border}`

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.md,
  padding: inset,
  borderBlockEnd: hairline,
})
export const name = style({ ...text('label'), overflowWrap: 'anywhere' })
export const id = style({ ...text('caption'), display: 'block', color: vars.colour.textMuted, overflowWrap: 'anywhere' })
/** The line below the oldest entry. Its end padding is as wide as the chevron of an entry, so that all balances are aligned. */
export const carried = style({
  ...text('label'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: fixed.space.md,
  paddingBlock: fixed.space.md,
  paddingInline: `${inset} calc(${inset} + ${fixed.space.xl})`,
  borderBlockStart: hairline,
  color: vars.colour.textMuted,
  '@media': { [media.phone]: { paddingInline: `${fixed.space.md} calc(${fixed.space.md} + ${fixed.space.xl})` } },
})
export const reference = style({ ...text('caption'), color: vars.colour.textMuted })

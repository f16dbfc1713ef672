import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

/** Placeholder of the balance: as high as the balance, and as wide as most balances. */
export const hero = style({ display: 'grid', alignContent: 'center', blockSize: type.display.line, inlineSize: 'min(16rem, 100%)' })
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  '@media': { [media.desktop]: { inlineSize: '16rem' } },
})
export const amount = style({ gridArea: 'amount', minInlineSize: '6rem' })
/** Row of tabs with the line below. */
export const tabs = style({
  display: 'grid',
  alignContent: 'center',
  blockSize: fixed.control.medium,
  borderBlockEnd: `${space.hair} solid ${vars.colour.border}`,
})

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Aligns the icons of the connected accounts with the icons of the platforms below. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  paddingInlineStart: fixed.space.md,
  paddingInlineEnd: fixed.space.xxs,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
})

export const who = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 })
/** On phones, figure and source are on separate lines, so the separator between them is hidden. */
export const separator = style({ '@media': { [media.phone]: { display: 'none' } } })
export const source = style({ '@media': { [media.phone]: { display: 'block' } } })

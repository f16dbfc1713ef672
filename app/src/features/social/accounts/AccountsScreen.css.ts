import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Aligns its icons with those of the platforms that can be connected, which are listed below. */
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
/** On phones, figure and source each have their own line, without a separator. */
export const separator = style({ '@media': { [media.phone]: { display: 'none' } } })
export const source = style({ '@media': { [media.phone]: { display: 'block' } } })

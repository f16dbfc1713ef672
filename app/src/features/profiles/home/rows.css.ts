import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** A row of a card, with a line between it and the row before. */
export const ruled = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } } })

/** The square at the start of a row, for an icon or a mark. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})

import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'
import { ruled } from './rows.css.ts'

export const row = style([
  ruled,
  {
    display: 'grid',
    gridTemplateColumns: `${fixed.picture.medium} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: fixed.space.sm,
    paddingBlock: fixed.space.sm,
  },
])
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

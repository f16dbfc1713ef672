import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

/* Handle, field and menu on one line. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space.xs,
  paddingBlock: space.xxs,
})
/* Hides the label of a line visually, because the list has a visible title. */
globalStyle(`${row} [data-part="label"]`, { marginBlockEnd: `calc(${space.xs} * -1)` })

export const centred = style({ display: 'grid', placeItems: 'center', minBlockSize: fixed.control.field, minInlineSize: space.md })
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.sm })

import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { box as pickerBox } from '../DatePicker/DatePicker.css.ts'

/** Two dates stand side by side, or one under the other where there is no room. */
export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: fixed.space.xs,
  flex: 1,
  minInlineSize: 0,
})
export const until = style({ color: vars.colour.textMuted })
export const box = style([pickerBox])

globalStyle(`${dates} > [data-part="parts"]`, { flex: '0 1 auto' })

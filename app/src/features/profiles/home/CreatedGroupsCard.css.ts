import { style } from '@vanilla-extract/css'
import { open as openRow } from './rows.css.ts'

/** Row that ends with an arrow. */
export const open = style([openRow, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }])

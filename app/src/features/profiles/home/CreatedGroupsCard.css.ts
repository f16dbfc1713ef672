import { style } from '@vanilla-extract/css'
import { open as openRow } from './rows.css.ts'

/** With the sign at its end that it leads on. */
export const open = style([openRow, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }])

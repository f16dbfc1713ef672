import { style } from '@vanilla-extract/css'
import { open as openRow } from './rows.css.ts'

/** Has an arrow at its end. */
export const open = style([openRow, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }])

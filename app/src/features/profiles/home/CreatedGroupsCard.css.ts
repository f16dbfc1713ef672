import { style } from '@vanilla-extract/css'
import { open as openRow } from './rows.css.ts'

/** With a chevron at the end. */
export const open = style([openRow, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }])

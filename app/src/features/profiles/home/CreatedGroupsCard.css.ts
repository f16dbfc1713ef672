import { style } from '@vanilla-extract/css'
import { open as openRow } from './rows.css.ts'

/** A row with a chevron at its end. */
export const open = style([openRow, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }])

import { style } from '@vanilla-extract/css'
import { choice } from './Chip.css.ts'

export const root = style({ minInlineSize: 0, maxInlineSize: '100%' })
/** An active filter has the colour of a chosen chip. */
export const chip = style([choice, { whiteSpace: 'nowrap' }])
export const value = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

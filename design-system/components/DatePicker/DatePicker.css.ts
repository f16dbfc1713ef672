import { style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'
import { box as partsBox } from '../DateField/DateField.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'

export const box = style([partsBox, { paddingInlineEnd: 0 }])
export const panel = style([floatingPanel])
export const dialog = style({ outline: 'none', padding: fixed.space.sm, overflow: 'auto' })
export const sheet = style({ display: 'grid', justifyItems: 'center' })
/** Wraps the placeholder and the field that replaces it; has no box of its own. */
export const whole = style({ display: 'contents' })

import { style } from '@vanilla-extract/css'
import { barFrame, barNotice, keepFocusAbove } from './bar-frame.ts'

/** Bar with the buttons of a form of several steps. */
export const bar = style({ ...barFrame, display: 'flex', flexWrap: 'wrap' })
/** Notice of the bar, on its own line above the buttons. */
export const notice = style({ ...barNotice, flex: '1 0 100%' })
keepFocusAbove(bar, notice, 2.5)
/** Place of the main button, which fills the line. */
export const next = style({ flex: '1 1 auto' })

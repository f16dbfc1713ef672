import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Line with the sent documents at its start and the due day at its end. */
export const ends = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: fixed.space.sm })

/** On phones each button has the whole line, so that all buttons have the same width. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.sm })
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } })

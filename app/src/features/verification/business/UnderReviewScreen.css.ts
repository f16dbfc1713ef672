import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** The date of the submission at the start of the line, the due date at its end. */
export const ends = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: fixed.space.sm })

/** On phones the buttons fill their line, so that two buttons on separate lines have the same width. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.sm })
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } })

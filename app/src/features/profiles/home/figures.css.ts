import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** A table of home: people or programs at the start, a column for each figure at the end. */
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })

/** What a column is called. */
const heading = style({ ...text('caption'), color: vars.colour.textMuted, fontWeight: 'normal', paddingBlock: fixed.space.sm })
export const startHeading = style([heading, { textAlign: 'start' }])
/** Figures end where their column ends, in both scripts, and so does what they are called. */
export const endHeading = style([heading, { textAlign: 'end', paddingInlineStart: fixed.space.sm }])

/** Who the figures of a row are about: all the room that they leave. */
export const who = style({ fontWeight: 'normal', textAlign: 'start', inlineSize: '100%' })

/** A figure never breaks. */
export const figure = style({ textAlign: 'end', paddingInlineStart: fixed.space.sm, whiteSpace: 'nowrap' })

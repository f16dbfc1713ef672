import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Table with people or programs in the first column, and a column for each figure at the end. */
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })

/** Heading of a column. */
const heading = style({ ...text('caption'), color: vars.colour.textMuted, fontWeight: 'normal', paddingBlock: fixed.space.sm })
export const startHeading = style([heading, { textAlign: 'start' }])
/** Figures and their headings are aligned at the end of their column, in both scripts. */
export const endHeading = style([heading, { textAlign: 'end', paddingInlineStart: fixed.space.sm }])

/** First column, which takes all the width that the figures leave. */
export const who = style({ fontWeight: 'normal', textAlign: 'start', inlineSize: '100%' })

/** Figures never break. */
export const figure = style({ textAlign: 'end', paddingInlineStart: fixed.space.sm, whiteSpace: 'nowrap' })

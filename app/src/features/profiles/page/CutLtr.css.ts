import { globalStyle, style } from '@vanilla-extract/css'

/** Truncates the inner run itself, so that its own end is cut and not the end of the page's direction. */
export const cut = style({ display: 'block', minInlineSize: 0, maxInlineSize: '100%' })
globalStyle(`${cut} > *`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

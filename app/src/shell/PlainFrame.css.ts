import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** On phones, icon buttons overlap the bar's padding. A visible button ends at the page's edge, if there is room. */
export const action = style({ flex: 'none', '@media': { '(22rem <= width < 48rem)': { marginInlineEnd: fixed.space.sm } } })

/** The narrowest phones have no room for the icon beside the language's name. */
export const language = style({ flex: 'none' })
globalStyle(`${language} svg`, { '@media': { '(width < 22rem)': { display: 'none' } } })

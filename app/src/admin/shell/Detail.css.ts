import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Content and actions side by side, or one below the other if there is no room. */
export const columns = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: fixed.space.lg })
const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg, minInlineSize: 0 })
export const main = style([column, { flex: '999 1 min(100%, 30rem)' }])
export const side = style([column, { flex: '1 1 min(100%, 20rem)' }])
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.sm })

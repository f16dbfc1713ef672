import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** On phones each button has the whole line, so that all buttons have the same width. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.sm })
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } })
export const needs = style({ display: 'grid', gap: fixed.space.sm, marginBlockStart: fixed.space.sm })
export const need = style({ display: 'flex', alignItems: 'start', gap: fixed.space.sm })
export const sign = style({ flex: 'none', color: vars.colour.primary })

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** On phones the buttons fill their line, so that two buttons on separate lines have the same width. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.sm })
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } })
export const needs = style({ display: 'grid', gap: fixed.space.sm, marginBlockStart: fixed.space.sm })
export const need = style({ display: 'flex', alignItems: 'start', gap: fixed.space.sm })
export const sign = style({ flex: 'none', color: vars.colour.primary })

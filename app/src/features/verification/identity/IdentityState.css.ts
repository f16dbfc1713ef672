import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.sm })
export const needs = style({ display: 'grid', gap: fixed.space.sm, marginBlockStart: fixed.space.sm })
export const need = style({ display: 'flex', alignItems: 'start', gap: fixed.space.sm })
export const sign = style({ flex: 'none', color: vars.colour.primary })

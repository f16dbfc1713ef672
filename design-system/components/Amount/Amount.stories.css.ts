import { style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

export const column = style({ display: 'inline-grid', gap: fixed.space.xs })
export const columns = style({ display: 'inline-grid', gridTemplateColumns: 'auto auto', gap: fixed.space.xs, alignItems: 'baseline' })

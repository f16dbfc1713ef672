import { style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.md })

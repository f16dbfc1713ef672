import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed } from '../../tokens/vars.css.ts'
import { axisWidth, plotHeight } from '../Chart/Chart.css.ts'

/* Both value axes are equally wide, so that the same day is at the same position in both charts. */
export const pair = style({ vars: { [axisWidth]: '2.75rem' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xs })
export const low = style({ vars: { [plotHeight]: '6rem' } })
export const name = style({ ...text('caption'), minInlineSize: 0, overflowWrap: 'anywhere' })

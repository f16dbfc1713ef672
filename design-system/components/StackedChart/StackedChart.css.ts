import { style } from '@vanilla-extract/css'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { filled } from '../Chart/Chart.css.ts'

/* A thin gap separates the parts, so that they differ without colours, too. */
export const slice = style([
  filled,
  {
    position: 'absolute',
    inlineSize: 'min(3.5rem, 62%)',
    minBlockSize: '1px',
    borderBlockStart: `1.5px solid ${vars.colour.surface}`,
    selectors: { '&[data-top]': { borderStartStartRadius: fixed.space.xxs, borderStartEndRadius: fixed.space.xxs } },
  },
])
export const legendPicture = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs, minInlineSize: 0 })
/** Cuts the name of a step that is wider than the drawing. */
export const peakNote = style({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis' })

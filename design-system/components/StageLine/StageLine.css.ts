import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const stageLine = style({ display: 'grid', gap: fixed.space.xxs, minInlineSize: 0 })

/* The first and the last stage have half the width of the others, so that each name is under its knot. */
export const list = style({ display: 'flex', alignItems: 'start' })
export const stage = style({
  display: 'grid',
  /* In the first and the last stage, wide content overflows inwards, never beyond the end of the line. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '2 1 0',
  minInlineSize: 0,
  justifyItems: 'center',
  textAlign: 'center',
  selectors: {
    '&:first-child, &:last-child': { flexGrow: 1 },
    '&:first-child': { justifyItems: 'start', textAlign: 'start' },
    '&:last-child:not(:first-child)': { justifyItems: 'end', textAlign: 'end' },
  },
})
/* A word that is wider than its stage is never broken. */
const whole = { overflowWrap: 'normal', minInlineSize: 'min-content' } as const
/*
 * The name of the first or last stage may be wider than its stage, because the line has free space. Phones have no free space, so names
 * wrap.
 */
export const label = style({
  ...text('label'),
  ...whole,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { whiteSpace: 'normal', textWrap: 'balance' } },
})
/* The name of a failed stage has the colour of its knot; the text gives the same information. */
export const failed = style([label, { color: vars.colour.danger }])
export const note = style({ ...text('caption'), ...whole, color: vars.colour.textMuted, textWrap: 'balance' })
export const figure = style({ whiteSpace: 'nowrap' })

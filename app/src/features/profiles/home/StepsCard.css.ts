import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** The first and the last knot, with their halo, extend beyond the line by half their size. The padding keeps them inside. */
export const line = style({ marginBlock: `${fixed.space.lg} ${fixed.space.xs}`, paddingInline: fixed.space.xs })

/** Row of steps, each below its knot: at the start, in the middle and at the end. */
export const steps = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: fixed.space.xs })
export const step = style({
  display: 'grid',
  alignContent: 'start',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    '&:nth-child(2)': { textAlign: 'center', justifyItems: 'center' },
    '&:last-child': { textAlign: 'end', justifyItems: 'end' },
  },
})

export const question = style({ display: 'grid', gap: fixed.space.xs, marginBlockStart: fixed.space.lg })
export const action = style({
  display: 'grid',
  gap: fixed.space.sm,
  marginBlockStart: fixed.space.lg,
  '@media': { [media.desktop]: { display: 'flex', alignItems: 'center', gap: fixed.space.md } },
})
export const beside = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: fixed.space.xs, minInlineSize: 0 })

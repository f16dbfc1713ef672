import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** The first and the last knot, with their halo, extend beyond the line by half their size. The padding keeps them inside. */
export const line = style({ marginBlock: `${fixed.space.md} ${fixed.space.xs}`, paddingInline: fixed.space.xs })

export const steps = style({ display: 'flex', justifyContent: 'space-between', gap: fixed.space.xl })
export const step = style({
  display: 'grid',
  flex: '1 1 0',
  textWrap: 'balance',
  alignContent: 'start',
  gap: fixed.space.hair,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { textAlign: 'end', justifyItems: 'end' } },
})

const said = style({ ...text('caption'), display: 'inline-flex', alignItems: 'center', gap: fixed.space.xxs })
export const state = styleVariants(
  { done: vars.colour.success, inReview: vars.colour.warning, refused: vars.colour.danger, open: vars.colour.textMuted },
  (color) => [said, { color }],
)

export const action = style({ marginBlockStart: fixed.space.lg, display: 'grid', '@media': { [media.desktop]: { display: 'flex' } } })
export const banner = style({ marginBlockStart: fixed.space.md })

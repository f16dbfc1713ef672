import { style } from '@vanilla-extract/css'
import { imageRatioValues } from '@wasla/design-system/components/Image/Image.css.ts'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Grid of three columns, which nine posts fill (D-10). */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${fixed.space.md} ${fixed.space.xs}`,
  '@media': { [media.desktop]: { gap: fixed.space.md } },
})

export const tile = style({ position: 'relative', display: 'grid', alignContent: 'start', minInlineSize: 0 })

/** Layer over the picture, with the same shape. It receives no presses, so that they reach the picture below. */
export const over = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInline: 0,
  aspectRatio: String(imageRatioValues.portrait),
  pointerEvents: 'none',
})

/** Button in the corner of the picture. It has its own background, because the picture may have any colour. */
export const actions = style({
  position: 'absolute',
  pointerEvents: 'auto',
  insetBlockEnd: fixed.space.xs,
  insetInlineEnd: fixed.space.xs,
  borderRadius: fixed.radius.control,
  background: vars.colour.surface,
})

export const pinned = style({
  position: 'absolute',
  insetBlockStart: fixed.space.xs,
  insetInlineStart: fixed.space.xs,
  maxInlineSize: `calc(100% - 2 * ${fixed.space.xs})`,
})

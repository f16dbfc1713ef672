import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const { colour } = vars
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

const verdictBase = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.md,
  alignItems: 'start',
  padding: space.md,
  borderRadius: radius.card,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
const tint = (tone: string) => ({ background: `color-mix(in srgb, ${tone} 8%, ${colour.surface})` })
export const verdict = styleVariants({
  adds: [verdictBase, tint(colour.success)],
  differs: [verdictBase, tint(colour.danger)],
})
const signBase = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.xxl,
  blockSize: space.xxl,
  borderRadius: radius.full,
  color: colour.surface,
})
export const sign = styleVariants({
  adds: [signBase, { background: colour.success }],
  differs: [signBase, { background: colour.danger }],
})
export const words = style({ ...column, gap: space.xs, minInlineSize: 0, overflowWrap: 'anywhere' })

import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** From this width of the container on, three tiles are beside each other. Below it, each tile is a row. */
const roomy = '(width >= 480px)'

export const people = style({
  display: 'grid',
  gap: fixed.space.xs,
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: fixed.space.sm } },
})
/** Tile without its own hover style, because the link that covers the tile has one. */
export const person = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  padding: fixed.space.sm,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  '@container': { [roomy]: { flexDirection: 'column', paddingBlock: fixed.space.md, textAlign: 'center' } },
})
export const words = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { justifyItems: 'center', maxInlineSize: '100%' } },
})
export const whole = style({ whiteSpace: 'nowrap' })
export const price = style({ ...text('label'), '@container': { [roomy]: { marginBlockStart: fixed.space.xs } } })

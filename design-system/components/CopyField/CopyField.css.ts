import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const fieldBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  minInlineSize: 0,
  minBlockSize: fixed.control.field,
  paddingInlineStart: fixed.space.sm,
  paddingInlineEnd: '2px',
  borderRadius: fixed.radius.control,
  border: '1px solid transparent',
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
})
/* Without scripts no button can copy: the value can be marked and copied by hand. */
globalStyle(`${fieldBase} > button`, { '@media': { [media.scriptless]: { display: 'none' } } })
/* By the ground behind the field: on `surface` the field is sunken, on `sunken` it has the colour of surfaces. */
export const copyField = styleVariants({
  surface: [fieldBase, { background: vars.colour.sunken }],
  sunken: [fieldBase, { background: vars.colour.surface }],
})
export const value = style([
  text('caption'),
  {
    flex: '1 1 0',
    minInlineSize: 0,
    paddingBlock: fixed.space.xs,
    color: vars.colour.textMuted,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
])
export const strong = style({ color: vars.colour.text, fontWeight: type.strong })
export const failed = style([text('caption'), { color: vars.colour.danger, marginBlockStart: fixed.space.xxs }])

import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Row of a card. Every row but the first has a line above it. */
export const ruled = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } } })

/** Square at the start of a row, for an icon or a platform mark. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})

/** Title of a card with the link to its whole list. */
export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: fixed.space.sm })

/** Row that is a link: its picture and its text. */
export const open = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: fixed.hit,
  paddingBlock: fixed.space.sm,
  color: vars.colour.text,
  borderRadius: fixed.radius.control,
  selectors: {
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const picture = style({
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  overflow: 'clip',
  borderRadius: fixed.radius.control,
})
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

import { fixed, vars } from '../../tokens/vars.css.ts'

/** A row that is pressed in a floating list: an entry of a menu, an option of a list. */
export const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.sm,
  borderRadius: fixed.radius.control,
  outline: 'none',
  cursor: 'pointer',
} as const

const ring = (colour: string) => ({
  outline: `calc(${fixed.space.hair} * 2) solid ${colour}`,
  outlineOffset: `calc(${fixed.space.hair} * -2)`,
})

/** The ring lies inside the row: the list cuts off what is outside. */
export const rowFocusRing = { '&[data-focus-visible]': ring(vars.colour.focus) }
/** Where the reader's system paints with colours of its own, the ground of the focused row is not seen. */
export const rowForcedFocus = { '&[data-focused]': ring('Highlight') }

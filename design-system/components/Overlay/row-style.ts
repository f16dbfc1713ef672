import { fixed, vars } from '../../tokens/vars.css.ts'

/** A pressable row of a floating list: an entry of a menu, an option of a list. */
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

/** The ring is inside the row, because the list would cut off a ring outside. */
export const rowFocusRing = { '&[data-focus-visible]': ring(vars.colour.focus) }
/** A ring for the focused row in forced colours, where its background is not visible. */
export const rowForcedFocus = { '&[data-focused]': ring('Highlight') }

import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const line = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space.sm,
  minInlineSize: 0,
})

export const who = style({ display: 'grid', gap: fixed.space.hair, flex: '1 1 0', minInlineSize: '9rem' })

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs, minInlineSize: 0 })

const markRoom = `calc(${fixed.space.xl} + ${fixed.space.xxs})`
/** Reserves room after the name's last word for the mark, so that the mark never wraps alone. A no-break space does not prevent this. */
export const roomForMark = style({ paddingInlineEnd: markRoom })
export const mark = style({ marginInlineStart: `calc(${fixed.space.xl} * -1)` })

/** Actions are above the link that covers the whole row. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: fixed.space.xs,
  marginInlineStart: 'auto',
})

/** Result below a field and its button. The padding exists only if there is a result. */
export const found = style({ selectors: { '&:not(:empty)': { paddingBlockStart: fixed.space.md } } })

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
/** The last word of a name holds the room for the mark, so that the mark never stands on a line alone: no space is strong enough. */
export const roomForMark = style({ paddingInlineEnd: markRoom })
export const mark = style({ marginInlineStart: `calc(${fixed.space.xl} * -1)` })

/** On top of the link that covers the whole row. */
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

/** Stands below the button of a field while there is somebody to show. */
export const found = style({ selectors: { '&:not(:empty)': { paddingBlockStart: fixed.space.md } } })

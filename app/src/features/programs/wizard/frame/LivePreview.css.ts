import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const belowBar = `calc(${fixed.space.vast} + ${fixed.space.lg})`

export const opener = style({ order: -1 })

/** Stays visible while a longer form scrolls. */
export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: fixed.space.sm,
  position: 'sticky',
  insetBlockStart: belowBar,
  alignSelf: 'start',
  maxBlockSize: `calc(100dvh - ${belowBar} - ${fixed.space.lg})`,
  minInlineSize: 0,
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: fixed.space.sm })

/** Cuts the page at the bottom of the window. The button below opens the whole preview. */
export const paper = style({
  minInlineSize: 0,
  overflow: 'clip',
  padding: fixed.space.md,
  background: vars.colour.canvas,
  border: `${fixed.space.hair} solid ${vars.colour.border}`,
  borderRadius: fixed.radius.card,
})

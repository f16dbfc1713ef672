import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Two fields, beside each other on wide screens. */
export const pair = style({
  display: 'grid',
  gap: fixed.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const cover = style({ display: 'grid', gap: fixed.space.sm })
/** Placeholder of a missing cover. It has no pattern, because users could take a pattern for a cover. */
export const noCover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '7 / 2',
  border: `${fixed.space.hair} dashed ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.card,
  background: vars.colour.sunken,
  selectors: { '[data-invalid] &': { borderColor: vars.colour.danger } },
})

/** The button of the season planner, and the planner below it. */
export const seasons = style({ display: 'grid', gap: fixed.space.md, minInlineSize: 0 })

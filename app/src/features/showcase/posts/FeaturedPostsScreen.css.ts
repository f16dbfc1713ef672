import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Nine fill it (D-10). */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: fixed.space.xs,
  '@media': { [media.desktop]: { gap: fixed.space.md } },
})

export const tile = style({ display: 'grid', gap: fixed.space.hair, alignContent: 'start', minInlineSize: 0 })

export const link = style({
  display: 'block',
  borderRadius: fixed.radius.card,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' } },
})

export const deeds = style({ display: 'flex', justifyContent: 'center', '@media': { [media.desktop]: { justifyContent: 'end' } } })

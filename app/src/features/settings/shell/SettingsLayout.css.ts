import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const layout = style({
  display: 'grid',
  gap: fixed.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: fixed.space.xl, alignItems: 'start' } },
})

export const menu = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${fixed.space.vast} + ${fixed.space.lg})` } },
})

/** The page, below the banner with the link back to a program. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg, minInlineSize: 0 })

/** Reserves the room of the menu until the viewer is known. The menu is a row on phones, and a sidebar of 272 px from 768 px on (S1). */
export const waiting = style({
  blockSize: fixed.control.large,
  '@media': { [media.desktop]: { inlineSize: '272px', blockSize: 'auto' } },
})

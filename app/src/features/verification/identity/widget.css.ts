import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const stack = style({ display: 'grid', gap: fixed.space.md })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.sm })

/** Fixed size of the picture, so that the layout is the same with and without a camera. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  blockSize: '15rem',
  borderRadius: fixed.radius.card,
  background: vars.colour.sunken,
})

/** Mirrors the picture, as people expect of their own picture. */
export const view = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transform: 'scaleX(-1)',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
})

export const drawn = style({ blockSize: '90%' })
export const oval = style({ fill: 'none', stroke: vars.colour.primary, strokeWidth: 2, strokeDasharray: '5 6' })
export const line = style({ fill: 'none', stroke: vars.colour.textMuted, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' })
export const dot = style({ fill: 'none', stroke: vars.colour.textMuted, strokeWidth: 8, strokeLinecap: 'round' })

export const persona = style({ display: 'grid', placeItems: 'center', minBlockSize: '36rem' })
export const personaFrame = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', border: 0 })

import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const cropper = style({ display: 'grid', gap: fixed.space.xs })

export const stage = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  maxBlockSize: 'min(60vh, 26rem)',
  overflow: 'hidden',
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})

/* The library's own style sheet may be loaded after this one. These rules override it by specificity. */
export const hole = style({
  selectors: {
    '&&': { color: vars.colour.scrim, outline: 'none' },
    '&&:focus-visible': { border: `2px solid ${vars.colour.highlight}` },
  },
  '@media': { [media.forced]: { selectors: { '&&': { borderColor: 'CanvasText' }, '&&:focus-visible': { borderColor: 'Highlight' } } } },
})

export const zoom = style({ display: 'flex', alignItems: 'center', gap: fixed.space.xxs })
export const slider = style({ flex: 1, minInlineSize: 0 })
export const value = style({
  ...text('caption'),
  fontFamily: type.familyNumber,
  minInlineSize: '3rem',
  textAlign: 'end',
  color: vars.colour.textMuted,
})
export const hint = style({ ...text('caption'), color: vars.colour.textMuted })

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/**
 * The handle is at the start, in the padding of other rows. On phones the buttons at both ends extend into the card's padding, so that a
 * typical address fits on one line.
 */
export const row = style({
  paddingInlineStart: fixed.space.xs,
  flexWrap: 'nowrap',
  '@media': { [media.phone]: { gap: fixed.space.xs, paddingInline: `0 ${fixed.space.xxs}` } },
})

export const handle = style({ position: 'relative', zIndex: 1, flex: 'none' })
globalStyle(`${handle}:empty`, { inlineSize: fixed.space.sm })

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs })

/** Hidden on phones, which have room for the address, but not for the icon of its kind. */
export const sign = style({ '@media': { [media.phone]: { display: 'none' } } })

/** The switch's label is visible on wide screens; below the address, “Hidden” is shown at all widths. */
export const shown = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

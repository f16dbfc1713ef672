import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/**
 * Row of a link. Its handle replaces the usual padding at the start. On phones, the buttons at both ends extend over the padding of the
 * card, so that a typical address fits on one line.
 */
export const row = style({
  paddingInlineStart: fixed.space.xs,
  flexWrap: 'nowrap',
  '@media': { [media.phone]: { gap: fixed.space.xs, paddingInline: `0 ${fixed.space.xxs}` } },
})

export const handle = style({ position: 'relative', zIndex: 1, flex: 'none' })
globalStyle(`${handle}:empty`, { inlineSize: fixed.space.sm })

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs })

/** Icon of the link. Hidden on phones, where there is room for the address only. */
export const sign = style({ '@media': { [media.phone]: { display: 'none' } } })

/** Label beside the switch, visually hidden on phones. On every screen, the word “Hidden” below the address says the same. */
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

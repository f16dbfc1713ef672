import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/**
 * The handle takes the place of the row's usual padding at the start. On phones the two buttons at the ends extend into the edge of the
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

/** Hidden on phones, where only the address fits. */
export const sign = style({ '@media': { [media.phone]: { display: 'none' } } })

/** Label beside the switch, visually hidden on phones. Everywhere, “Hidden” below the address says the same. */
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

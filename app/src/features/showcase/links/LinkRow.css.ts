import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/**
 * Held at its start: the handle takes the room the row leaves there elsewhere. On phones the two buttons at its ends reach into the
 * edge of the card, so that a usual address fits one line.
 */
export const row = style({
  paddingInlineStart: fixed.space.xs,
  flexWrap: 'nowrap',
  '@media': { [media.phone]: { gap: fixed.space.xs, paddingInline: `0 ${fixed.space.xxs}` } },
})

export const handle = style({ position: 'relative', zIndex: 1, flex: 'none' })
globalStyle(`${handle}:empty`, { inlineSize: fixed.space.sm })

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs })

/** On phones there is room for what it leads to, not for its kind's sign. */
export const sign = style({ '@media': { [media.phone]: { display: 'none' } } })

/** What the switch switches is said beside it where there is room, and by “Hidden” below the address everywhere. */
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

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const opener = style({ order: -1, '@media': { [media.poster]: { display: 'none' } } })

export const side = style({
  display: 'none',
  '@media': {
    [media.poster]: {
      display: 'grid',
      gap: fixed.space.sm,
      alignContent: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${fixed.space.vast} + ${fixed.space.lg})`,
      alignSelf: 'start',
    },
  },
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: fixed.space.sm })

export const page = style({ minInlineSize: 0, userSelect: 'none' })

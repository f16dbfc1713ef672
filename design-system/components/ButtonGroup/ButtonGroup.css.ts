import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed } from '../../tokens/vars.css.ts'

export const buttonGroupAligns = ['start', 'center', 'end', 'between'] as const

const along = (justifyContent: string) => ({ justifyContent })

export const buttonGroup = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.sm, minInlineSize: 0 },
  variants: {
    align: {
      start: along('flex-start'),
      center: along('center'),
      end: along('flex-end'),
      between: along('space-between'),
    },
    stacksOnPhones: {
      true: { '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } } },
      false: {},
    },
  },
  defaultVariants: { align: 'start', stacksOnPhones: true },
})

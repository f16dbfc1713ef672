import { recipe } from '@vanilla-extract/recipes'
import { perSpace } from '../../tokens/space-names.ts'
import { fixed } from '../../tokens/vars.css.ts'

export const inline = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    gap: perSpace((name) => ({ gap: fixed.space[name] })),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    keepOneLine: { true: { flexWrap: 'nowrap' }, false: { flexWrap: 'wrap' } },
  },
  defaultVariants: { gap: 'sm', align: 'center', justify: 'start', keepOneLine: false },
})

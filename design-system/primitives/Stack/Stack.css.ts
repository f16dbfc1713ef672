import { recipe } from '@vanilla-extract/recipes'
import { perSpace } from '../../tokens/space-names.ts'
import { fixed } from '../../tokens/vars.css.ts'

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    gap: perSpace((name) => ({ gap: fixed.space[name] })),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      stretch: { alignItems: 'stretch' },
    },
  },
  defaultVariants: { gap: 'md', align: 'stretch' },
})

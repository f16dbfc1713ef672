import { recipe } from '@vanilla-extract/recipes'
import { perSpace } from '../../tokens/space-names.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const boxGrounds = ['canvas', 'surface', 'sunken'] as const
export const box = recipe({
  base: { minInlineSize: 0 },
  variants: {
    padding: perSpace((name) => ({ padding: fixed.space[name] })),
    paddingInline: perSpace((name) => ({ paddingInline: fixed.space[name] })),
    paddingBlock: perSpace((name) => ({ paddingBlock: fixed.space[name] })),
    paper: {
      canvas: { background: vars.colour.canvas },
      surface: { background: vars.colour.surface },
      sunken: { background: vars.colour.sunken },
    },
    radius: { control: { borderRadius: fixed.radius.control }, card: { borderRadius: fixed.radius.card } },
    grow: { true: { flex: '1 1 0' } },
  },
})

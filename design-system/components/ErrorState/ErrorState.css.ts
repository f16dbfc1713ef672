import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { fixed, vars } from '../../tokens/vars.css.ts'

const quiet = { background: vars.colour.neutralTint, color: vars.colour.textMuted }

export const tile = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: fixed.picture.large,
    blockSize: fixed.picture.large,
    borderRadius: fixed.radius.card,
    marginBlockEnd: fixed.space.xs,
  },
  variants: {
    kind: {
      failed: { background: vars.colour.dangerTint, color: vars.colour.danger },
      offline: quiet,
      missing: quiet,
      forbidden: quiet,
      tooOften: quiet,
    },
  },
})
export const reference = style({ maxInlineSize: '100%', marginBlockStart: fixed.space.xs })

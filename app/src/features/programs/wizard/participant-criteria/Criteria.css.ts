import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Mark of a platform before its name, in a checkbox card. */
export const choice = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs })

export const platforms = style({ display: 'grid', gap: fixed.space.sm })

export const platform = style({
  display: 'grid',
  gap: fixed.space.sm,
  padding: fixed.space.md,
  background: vars.colour.sunken,
  borderRadius: fixed.radius.control,
})

export const platformName = style({ ...text('label'), display: 'flex', alignItems: 'center', gap: fixed.space.xs })

export const thresholds = style({
  display: 'grid',
  gap: fixed.space.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const threshold = style({ minInlineSize: 0 })

/** Number of matches, which stays visible while the fields above are filled in. */
export const count = style({
  display: 'flex',
  gap: fixed.space.sm,
  padding: fixed.space.md,
  background: vars.colour.sunken,
  borderRadius: fixed.radius.card,
})
export const countSign = style({ display: 'flex', color: vars.colour.primary })
export const countWords = style({ display: 'grid', gap: fixed.space.xxs, minInlineSize: 0 })
export const countFigure = style({
  ...text('label'),
  margin: 0,
  transition: `opacity ${fixed.motion.base}`,
  selectors: { '[data-counting] &': { color: vars.colour.textMuted } },
})
export const countNote = style({ ...text('caption'), margin: 0, color: vars.colour.textMuted })

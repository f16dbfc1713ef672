import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const columns = style({
  display: 'grid',
  gap: fixed.space.lg,
  alignItems: 'start',
  inlineSize: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: fixed.space.xl } },
})

export const page = style({ minInlineSize: 0, display: 'grid', gap: fixed.space.lg, justifyItems: 'stretch' })

export const account = style({ display: 'flex', alignItems: 'center', gap: fixed.space.xs })
/** Beside the logo, where there is room for it. */
export const office = style({ '@media': { [media.phone]: { display: 'none' } } })
export const person = style({ display: 'grid', justifyItems: 'end', minInlineSize: 0 })
export const brand = style({ display: 'flex', alignItems: 'center', gap: fixed.space.sm, textDecoration: 'none', color: 'inherit' })

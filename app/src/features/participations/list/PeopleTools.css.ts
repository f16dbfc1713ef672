import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.sm })
/** Gives the search the full width if there is no choice of order. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: fixed.space.sm,
  alignItems: 'center',
})
export const count = style({ ...text('caption'), color: 'inherit', opacity: 0.8, marginInlineStart: fixed.space.xs })
export const onDesktop = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })
export const onPhone = style({ display: 'contents', '@media': { [media.desktop]: { display: 'none' } } })

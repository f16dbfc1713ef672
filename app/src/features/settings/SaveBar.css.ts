import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'
import { barFrame, barNotice, keepFocusAbove, unsavedPoint } from '#form/bar-frame.ts'

/** Stacks the parts of a form in a flex column. In a grid, the bar would stick only within its own row. */
export const form = style({ display: 'flex', flexDirection: 'column', gap: fixed.space.lg, minInlineSize: 0, outline: 'none' })

/** The save bar. */
export const bar = style({ ...barFrame, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto' })

/** Notice on its own row above the buttons. */
export const notice = style({ ...barNotice, gridColumn: '1 / -1' })
keepFocusAbove(bar, notice, 2)

export const state = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  selectors: { '&::before': unsavedPoint },
})

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { unsavedPoint } from '#form/bar-frame.ts'

export const state = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  flex: '1 0 100%',
  selectors: { '&[data-unsaved]::before': unsavedPoint },
  '@media': { [media.desktop]: { flex: '1 1 auto' } },
})

export const actions = style({
  display: 'flex',
  gap: fixed.space.sm,
  flex: '1 0 auto',
  '@media': { [media.desktop]: { flex: '0 0 auto', marginInlineStart: 'auto' } },
})

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const stack = style({ display: 'grid', gap: fixed.space.md })

export const list = style({
  display: 'grid',
  overflow: 'hidden',
  border: `${fixed.space.hair} solid ${vars.colour.border}`,
  borderRadius: fixed.radius.card,
  background: vars.colour.surface,
})

export const way = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  inlineSize: '100%',
  minBlockSize: fixed.hit,
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.md,
  color: vars.colour.text,
  textAlign: 'start',
  selectors: {
    'li + li > &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` },
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-disabled]': { color: vars.colour.textMuted },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})

export const words = style({ flex: '1 1 auto', minInlineSize: 0 })

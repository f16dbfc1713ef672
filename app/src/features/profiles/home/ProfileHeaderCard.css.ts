import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** The cover has a ratio of 7:2. On phones the ratio is 9:2, because the picture is beside the name there. */
export const cover = {
  desktop: style({ '@media': { [media.phone]: { display: 'none' } } }),
  phone: style({ '@media': { [media.desktop]: { display: 'none' } } }),
}

export const body = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: fixed.space.sm,
  paddingInline: fixed.space.md,
  paddingBlockEnd: fixed.space.md,
  '@media': { [media.desktop]: { display: 'block', paddingInline: fixed.space.lg, paddingBlockEnd: fixed.space.lg } },
})

/** The upper half of the picture overlaps the cover. */
export const avatar = style({
  display: 'block',
  flex: 'none',
  position: 'relative',
  marginBlockStart: `calc(${fixed.space.xs} - ${fixed.space.huge})`,
  '@media': { [media.desktop]: { marginBlockEnd: fixed.space.xs } },
})

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: fixed.space.xs,
  '@media': { [media.desktop]: { paddingBlockStart: fixed.space.none } },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space.xxs} ${fixed.space.xs}`,
  minInlineSize: 0,
})

export const mark = style({ marginInlineStart: fixed.space.xxs })

/* The name is a link that covers the whole card. Other controls are above the link. */
export const open = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: fixed.radius.card },
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-3px' },
  },
})
export const above = style({ position: 'relative', zIndex: fixed.layer.raised })

globalStyle(`${facts} > *`, { minInlineSize: 0 })

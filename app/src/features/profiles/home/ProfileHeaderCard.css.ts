import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** The card's cover is 7:2; on phones it is a 9:2 band, because the picture is beside the name there. */
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

/** Half of the picture overlaps the cover. */
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

/* The link is the name and covers the card. Other controls are raised above it. */
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

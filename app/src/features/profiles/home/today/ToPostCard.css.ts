import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

/* Row of a program. On phones its button is below the text and aligned with the start of the text. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${fixed.space.xs} ${fixed.space.md}`,
  paddingBlock: fixed.space.sm,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const tile = style({
  ...text('caption'),
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  inlineSize: fixed.picture.large,
  blockSize: fixed.picture.large,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  color: vars.colour.text,
})
export const soon = style([tile, { background: vars.colour.highlightHalo }])
export const day = style({ ...text('heading'), fontFamily: type.familyNumber })
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({
  ...text('label'),
  color: vars.colour.text,
  borderRadius: fixed.radius.control,
  selectors: {
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const action = style({ gridColumn: '2', justifySelf: 'start', '@media': { [media.desktop]: { gridColumn: 'auto' } } })

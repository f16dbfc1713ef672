import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
/** From this width on, a row fits on one line beside the side menu. */
const oneLine = media.roomy

export const list = style({
  display: 'grid',
  background: vars.colour.surface,
  border: `${space.hair} solid ${vars.colour.border}`,
  borderRadius: fixed.radius.card,
  paddingInline: space.md,
})
/** On phones, the parts of a row are below each other, beside the picture. Fit and deadline share the last line. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  gap: `${space.xxs} ${space.sm}`,
  alignItems: 'start',
  paddingBlock: space.md,
  minInlineSize: 0,
  selectors: { 'li + li > &': { borderBlockStart: `${space.hair} solid ${vars.colour.border}` } },
  '@media': {
    [oneLine]: {
      gridTemplateColumns: 'auto minmax(0, 1.1fr) minmax(0, 1.15fr) 12.5rem minmax(0, 7.5rem) auto',
      columnGap: space.md,
      alignItems: 'center',
      minBlockSize: '4.75rem',
      paddingBlock: space.sm,
    },
  },
})
export const emblem = style({ gridRow: '1 / span 2', '@media': { [oneLine]: { gridRow: 'auto' } } })
export const who = style({ gridColumn: '2 / -1', minInlineSize: 0, '@media': { [oneLine]: { gridColumn: 'auto' } } })
export const worth = style({ gridColumn: '2 / -1', minInlineSize: 0, '@media': { [oneLine]: { gridColumn: 'auto' } } })
/** Starts at the picture's edge, so that fit and deadline never wrap on a phone. */
export const fit = style({
  gridColumn: '1 / 3',
  alignSelf: 'center',
  display: 'flex',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  '@media': { [oneLine]: { gridColumn: 'auto' } },
})
export const end = style({
  gridColumn: 3,
  alignSelf: 'center',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [oneLine]: { gridColumn: 'auto' } },
})
export const chevron = style({ display: 'none', color: vars.colour.textMuted, '@media': { [oneLine]: { display: 'grid' } } })

/* The link is the program's name; its `::after` covers the row. */
export const open = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-3px', borderRadius: fixed.radius.card },
  },
})

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const hair = `${space.hair} solid ${vars.colour.border}`

/** One card with all rows; on phones each row is a card of its own. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: space.sm,
  '@media': {
    [media.desktop]: { gap: 0, background: vars.colour.surface, border: hair, borderRadius: fixed.radius.card, overflow: 'hidden' },
  },
})
export const row = style({
  position: 'relative',
  padding: space.md,
  background: vars.colour.surface,
  border: hair,
  borderRadius: fixed.radius.card,
  selectors: {
    '&[data-selected]': { borderColor: vars.colour.highlight, boxShadow: `inset 0 0 0 ${space.hair} ${vars.colour.highlight}` },
  },
  '@media': {
    [media.desktop]: {
      border: 0,
      borderRadius: 0,
      paddingInline: space.lg,
      selectors: {
        '& + &': { borderBlockStart: hair },
        '&[data-selected]': {
          boxShadow: 'none',
          background: `color-mix(in srgb, ${vars.colour.highlight} 9%, ${vars.colour.surface})`,
        },
      },
    },
    [media.forced]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})
/** Row of column names. It is hidden on phones, where each figure has its own label. */
export const head = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  display: 'none',
  '@media': {
    [media.desktop]: { alignItems: 'center', minBlockSize: space.huge, paddingInline: space.lg, borderBlockEnd: hair },
  },
})
export const figure = style({
  display: 'grid',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  background: vars.colour.sunken,
  borderRadius: fixed.radius.control,
  '@media': { [media.desktop]: { padding: 0, background: 'none', textAlign: 'end' } },
})
export const figureName = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  '@media': {
    [media.desktop]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const figureValue = style({ ...text('label') })
export const end = style({ textAlign: 'end' })

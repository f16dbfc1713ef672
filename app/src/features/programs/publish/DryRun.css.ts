import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.xs,
  padding: space.lg,
  paddingBlockEnd: space.sm,
})
/** Aligns the label of a quiet button with the text above it or with the end of the card. The button itself has no visible edge. */
export const again = style({ marginInline: `calc(${space.sm} * -1)` })
export const counts = style({ ...text('caption'), color: vars.colour.textMuted })
export const list = style({ margin: 0, padding: 0, listStyle: 'none', paddingBlockEnd: space.xs })

const rule = `${space.hair} solid ${vars.colour.border}`
const itemBase = style({
  display: 'grid',
  gridTemplateColumns: `calc(${space.xl} + ${space.xxs}) minmax(0, 1fr)`,
  gridTemplateAreas: '"mark words" ". action"',
  columnGap: space.sm,
  rowGap: space.xs,
  alignItems: 'center',
  paddingBlock: space.sm,
  marginInline: space.lg,
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `calc(${space.xl} + ${space.xxs}) minmax(0, 1fr) auto`,
      gridTemplateAreas: '"mark words action"',
    },
  },
})
/** A failed finding is tinted over the whole width of the card. */
export const item = styleVariants({
  FAILED: [
    itemBase,
    {
      marginInline: 0,
      paddingInline: space.lg,
      background: `color-mix(in srgb, ${vars.colour.danger} 5%, ${vars.colour.surface})`,
      borderBlock: `${space.hair} solid color-mix(in srgb, ${vars.colour.danger} 18%, ${vars.colour.surface})`,
    },
  ],
  WARNING: [itemBase],
  PASSED: [itemBase],
})
const markBase = style({
  gridArea: 'mark',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${space.xl} + ${space.xxs})`,
  blockSize: `calc(${space.xl} + ${space.xxs})`,
  borderRadius: '50%',
})
export const mark = styleVariants({
  FAILED: [markBase, { background: vars.colour.dangerTint, color: vars.colour.danger }],
  WARNING: [markBase, { background: vars.colour.warningTint, color: vars.colour.warning }],
  PASSED: [markBase, { background: vars.colour.successTint, color: vars.colour.success }],
})
export const words = style({ gridArea: 'words', display: 'grid', gap: space.hair, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ ...text('label') })
export const quiet = style({ ...text('caption'), color: vars.colour.textMuted })
export const action = style({ gridArea: 'action', justifySelf: 'start' })
export const waiting = style({ padding: space.lg, paddingBlockStart: 0 })

import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { colour } = vars
const hairline = `${fixed.space.hair} solid ${colour.border}`

/** The file and how it was read. */
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.md,
  borderRadius: fixed.radius.card,
  backgroundColor: colour.sunken,
})
export const fileText = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const fileName = style({ ...text('label'), display: 'block' })
export const fileAction = style({ '@media': { [media.phone]: { inlineSize: '100%', display: 'grid' } } })

/** Buttons of the four outcomes. Each shows only the rows with its outcome. */
export const outcomes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const outcome = style({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: '5.25rem',
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.md,
  border: 0,
  background: 'none',
  color: colour.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: hairline },
    '&[data-hovered]': { backgroundColor: colour.sunken },
    '&[data-focus-visible]': {
      outline: `calc(${fixed.space.hair} * 2) solid ${colour.focus}`,
      outlineOffset: `calc(${fixed.space.hair} * -3)`,
    },
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
      insetInline: fixed.space.md,
      insetBlockEnd: 0,
      blockSize: `calc(${fixed.space.hair} * 3)`,
      backgroundColor: colour.highlight,
    },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '&:nth-child(3)': { borderInlineStart: 0 },
        '&:nth-child(n+3)': { borderBlockStart: hairline },
      },
    },
    '(forced-colors: active)': { selectors: { '&[data-selected]::after': { backgroundColor: 'Highlight' } } },
  },
})
const kindBase = style({ ...text('label'), display: 'inline-flex', alignItems: 'center', gap: fixed.space.xxs, minInlineSize: 0 })
export const kind = styleVariants({
  ACCEPTED: [kindBase, { color: colour.success }],
  REPEATED: [kindBase, { color: colour.textMuted }],
  DIFFERING: [kindBase, { color: colour.warning }],
  REFUSED: [kindBase, { color: colour.danger }],
})
export const count = style({ ...text('title') })
export const says = style({ ...text('caption'), color: colour.textMuted })

/** A row that is left out is muted. */
export const left = style({ color: colour.textMuted })
const cell = style({ borderRadius: fixed.radius.small, paddingInline: fixed.space.xxs, overflowWrap: 'anywhere' })
export const wrong = style([cell, { color: colour.danger, backgroundColor: colour.dangerTint }])
export const differing = style([cell, { backgroundColor: colour.warningTint }])
export const reason = style({ ...text('caption'), color: colour.text, display: 'block', minInlineSize: '14rem', overflowWrap: 'anywhere' })
export const column = style({ fontWeight: 600 })

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
})

/** The bar that says what will be posted. It is always in view. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.md,
  borderBlockStart: hairline,
  backgroundColor: colour.surface,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space.xs,
  '@media': { [media.phone]: { inlineSize: '100%', display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const { colour } = vars
const hair = `${space.hair} solid ${colour.border}`

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md })
export const who = style({ display: 'grid', gap: space.xxs, flex: '1 1 16rem', minInlineSize: 0 })
export const caption = style({ ...text('caption'), color: colour.textMuted })

/** The rule that holds the clicks, in words with its figures. */
export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  padding: space.md,
  borderRadius: fixed.radius.card,
  background: colour.warningTint,
  '@media': { [media.forced]: { border: `${space.hair} solid CanvasText` } },
})
export const ruleIcon = style({ display: 'flex', alignItems: 'start', color: colour.warning })
export const ruleWords = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 })
export const ruleName = style({ ...text('label'), fontWeight: type.strong })

/*
 * Phones show the pattern, the decision and the history one below the other. On wide screens, the decision and the history are in a side
 * column.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 })

/** Facts in two columns on a desktop, each with a line above it. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xxs,
  paddingBlock: space.sm,
  borderBlockStart: hair,
})
export const factName = style({
  ...text('caption'),
  color: colour.textMuted,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.xs,
})
export const factValue = style({ ...text('label'), overflowWrap: 'anywhere' })
export const factNote = style({ ...text('caption'), color: colour.textMuted, display: 'block' })

export const bar = style({
  display: 'block',
  blockSize: '0.625rem',
  marginBlock: space.xxs,
  borderRadius: fixed.radius.small,
  background: colour.sunken,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: `${space.hair} solid CanvasText` } },
})
export const barFill = style({
  display: 'block',
  blockSize: '100%',
  background: colour.warning,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

/* Time runs from left to right in both languages, as on the axis of hours. */
export const pace = style({
  position: 'relative',
  display: 'block',
  blockSize: '1.125rem',
  marginBlock: space.xxs,
  borderBlockEnd: `${space.hair} solid ${colour.borderControl}`,
})
export const tick = style({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: '3px',
  blockSize: '1rem',
  borderRadius: '1px',
  background: colour.warning,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

export const families = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs, marginBlockStart: space.xxs })
export const family = style({ ...text('caption'), display: 'flex', justifyContent: 'space-between', columnGap: space.sm })
export const familyShare = style({ color: colour.textMuted, textAlign: 'end' })

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs })
export const wordsOf = style({
  display: 'grid',
  gap: space.xxs,
  padding: space.sm,
  borderRadius: fixed.radius.control,
  background: colour.sunken,
  '@media': { [media.forced]: { border: `${space.hair} solid CanvasText` } },
})
export const reader = style({ ...text('caption'), color: colour.textMuted, display: 'flex', alignItems: 'center', gap: space.xxs })
export const letter = style({ ...text('body'), textAlign: 'start' })

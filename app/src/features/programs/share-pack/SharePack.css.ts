import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const pack = style({ ...column, gap: space.xl })
export const link = style({
  ...column,
  gap: space.md,
  padding: space.md,
  borderRadius: radius.card,
  background: vars.colour.sunken,
  '@media': { [media.desktop]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: space.lg, padding: space.lg } },
})
export const code = style({ ...column, justifyItems: 'center', alignContent: 'start', gap: space.xs })
export const picture = style({ inlineSize: '100%', maxInlineSize: '9rem' })
export const codeFiles = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })
export const words = style({ ...column, gap: space.sm, alignContent: 'start' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
  marginBlockEnd: space.sm,
})
export const captions = style({
  ...column,
  gap: space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const caption = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space.sm,
  padding: space.md,
  border: `${space.hair} solid ${vars.colour.border}`,
  borderRadius: radius.card,
})
export const label = style({
  paddingInline: space.xxs,
  borderRadius: radius.small,
  background: vars.colour.warningTint,
  fontWeight: 600,
})
export const address = style({ ...text('body'), color: vars.colour.primary, overflowWrap: 'anywhere' })
export const captionFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockStart: space.xs,
  borderBlockStart: `${space.hair} solid ${vars.colour.border}`,
})
/** On a phone, story and post are beside each other above the wide card. On wider screens all three cards have the same height. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 16fr)',
  gap: space.md,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 16fr) minmax(0, 30.5fr)' } },
})
export const card = style({
  ...column,
  gap: space.xs,
  margin: 0,
  selectors: { '&[data-kind="wide"]': { gridColumn: '1 / -1' } },
  '@media': { [media.desktop]: { selectors: { '&[data-kind="wide"]': { gridColumn: 'auto' } } } },
})
export const canvas = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.control,
  background: vars.colour.sunken,
})
export const cardFoot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' })
export const cardWords = style({ display: 'grid' })
export const cardActions = style({ display: 'flex' })

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const rule = `${space.hair} solid ${vars.colour.border}`
const bare = { margin: 0, padding: 0, listStyle: 'none' } as const

/** Sign, words and the one action, which comes below them on a phone. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: space.md })
export const words = style({ display: 'flex', alignItems: 'start', gap: space.sm, flex: '1 1 16rem', minInlineSize: 0 })
export const sign = style({ display: 'grid', flexShrink: 0, marginBlockStart: space.xxs, color: vars.colour.success })
export const waiting = style([sign, { color: vars.colour.textMuted }])
export const failed = style([sign, { color: vars.colour.danger }])

export const sections = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.xl,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const section = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '2.75rem',
  paddingBlock: space.xs,
  borderBlockStart: rule,
})
export const sectionIcon = style({ display: 'grid', flexShrink: 0, color: vars.colour.textMuted })
export const sectionName = style({ ...text('label'), flex: '1 1 auto', minInlineSize: 0 })

export const rows = style({ ...bare, display: 'grid' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: rule } },
})
export const who = style({ display: 'flex', alignItems: 'center', gap: space.sm, flex: '1 1 auto', minInlineSize: 0 })
export const beside = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: rule,
})

/** The result of the page, which is read first: a round sign on a tint of warning. */
export const countdown = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.md,
  padding: space.lg,
  borderRadius: radius.card,
  background: `color-mix(in srgb, ${vars.colour.warning} 8%, ${vars.colour.surface})`,
  '@media': { '(forced-colors: active)': { border: `${space.hair} solid CanvasText` }, [media.phone]: { padding: space.md } },
})
export const countdownSign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.full,
  color: vars.colour.surface,
  background: vars.colour.warning,
})
export const countdownBody = style({ flex: '1 1 auto', minInlineSize: 0 })
export const line = style({ maxInlineSize: '34rem' })
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space.md })
export const effects = style({ margin: 0, paddingInlineStart: space.lg, display: 'grid', gap: space.xs })

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const hair = `${space.hair} solid ${vars.colour.border}`
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...column, gap: space.lg, maxInlineSize: '50rem', marginInline: 'auto', inlineSize: '100%' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.sm, alignItems: 'center' })
export const section = style({ ...column, gap: space.md })

/** One fact in both languages: English at the left edge, Arabic at the right edge, in either language of the page. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space.md,
  paddingBlock: space.sm,
  borderBlockEnd: hair,
  overflowWrap: 'anywhere',
})
export const label = style({ ...text('caption'), color: vars.colour.textMuted, display: 'block' })
export const value = style({ ...text('label'), display: 'block', whiteSpace: 'pre-line' })
/** A value that is the same in both languages, over both columns. */
export const shared = style({ ...text('label'), gridColumn: '1 / -1' })
export const prose = style({ ...text('body'), gridColumn: '1 / -1', whiteSpace: 'pre-line' })

export const seal = style({
  ...column,
  gap: space.md,
  padding: space.md,
  borderRadius: radius.control,
  background: vars.colour.sunken,
  '@media': { [media.desktop]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
})
export const code = style({ inlineSize: '9rem' })
export const steps = style({ ...column, gap: space.xs, listStyle: 'none', margin: 0, padding: 0 })
export const step = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.xs, alignItems: 'start' })
export const right = style({ color: vars.colour.success })
export const wrong = style({ color: vars.colour.danger })

export const differences = style({ ...column, gap: space.md, listStyle: 'none', margin: 0, padding: 0 })
export const difference = style({
  ...column,
  gap: space.xs,
  selectors: { '& + &': { borderBlockStart: hair, paddingBlockStart: space.md } },
})
export const was = style({ textDecorationLine: 'line-through', color: vars.colour.textMuted })
export const is = style({ textDecorationLine: 'underline', textDecorationColor: vars.colour.success, textUnderlineOffset: '0.2em' })
export const running = style({ whiteSpace: 'pre-line' })

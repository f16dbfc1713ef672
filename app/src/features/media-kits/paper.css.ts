import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const { colour } = vars
const hair = `${space.hair} solid ${colour.border}`
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** The sheet. On a phone it has no edge: the sheet is the screen. */
export const paper = style({
  ...column,
  gap: space.lg,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { padding: space.xxl, background: colour.surface, border: hair, borderRadius: radius.card },
  },
})
export const heads = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space.md })
export const name = style({ ...text('title'), margin: 0 })
export const head = style({ ...text('heading'), margin: 0 })
export const quiet = style({ ...text('caption'), color: colour.textMuted, display: 'block', margin: 0 })
export const label = style({ ...text('label'), display: 'block' })

export const figures = style({
  display: 'grid',
  gap: space.hair,
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  borderRadius: radius.control,
  background: colour.sunken,
})
export const figure = style({ ...column, gap: space.xs, padding: space.md, textAlign: 'center' })
export const labels = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space.sm,
  color: colour.textMuted,
})
export const values = style({ textAlign: 'center', whiteSpace: 'nowrap' })
export const value = styleVariants({ large: [style({ ...text('title') })], small: [style({ ...text('label') })] })

export const section = style({ ...column })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
  paddingBlock: space.sm,
  borderBlockEnd: hair,
})
export const side = style({ minInlineSize: 0 })
export const track = style({
  gridColumn: '1 / -1',
  display: 'block',
  blockSize: space.xxs,
  marginBlockStart: space.xs,
  borderRadius: radius.full,
  background: colour.sunken,
})
export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.full,
  background: colour.primary,
  '@media': { [media.forced]: { background: 'CanvasText' } },
})

export const seal = style({
  ...column,
  gap: space.md,
  padding: space.md,
  borderRadius: radius.control,
  background: colour.sunken,
  '@media': { [media.desktop]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
})
export const code = style({ inlineSize: '9rem', justifySelf: 'center' })
export const facts = style({ ...column, gap: space.sm, alignContent: 'start' })
export const foot = style({
  ...text('caption'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space.lg,
  color: colour.textMuted,
  borderBlockStart: hair,
  paddingBlockStart: space.md,
})

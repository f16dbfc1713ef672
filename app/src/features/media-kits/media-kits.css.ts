import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const { colour } = vars
const hair = `${space.hair} solid ${colour.border}`
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** The sheet beside what is done with it. On a phone the sheet comes last. */
export const desk = style({
  ...column,
  gap: space.lg,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space.xl } },
})
export const aside = style({
  ...column,
  gap: space.md,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
})
export const sheet = style({ minInlineSize: 0, '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm })
export const note = style({ ...column, gap: space.xs, overflowWrap: 'anywhere' })

export const page = style({ ...column, gap: space.md, maxInlineSize: '50rem', inlineSize: '100%', marginInline: 'auto' })
export const who = style({ display: 'flex', alignItems: 'center', gap: space.md })
export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** The figures. On a phone the source is shown below the name of the figure. */
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
const cell = style({ paddingBlock: space.sm, borderBlockEnd: hair, verticalAlign: 'top', textAlign: 'start' })
export const what = style([cell, { ...text('label'), paddingInlineEnd: space.sm, overflowWrap: 'anywhere' }])
export const tag = style({ ...text('caption'), color: colour.textMuted, fontWeight: 'normal' })
export const columnHead = style([cell, { ...text('caption'), color: colour.textMuted }])
export const figureHead = style([columnHead, { textAlign: 'end', paddingInlineStart: space.sm }])
export const sealed = style([cell, { ...text('label'), textAlign: 'end', paddingInlineStart: space.sm }])
export const today = style([cell, { ...text('body'), color: colour.textMuted, textAlign: 'end', paddingInlineStart: space.sm }])
const wide = { display: 'none', '@media': { [media.desktop]: { display: 'table-cell' } } } as const
export const source = style([cell, { ...text('caption'), color: colour.textMuted, paddingInlineStart: space.lg, ...wide }])
export const sourceHead = style([columnHead, { paddingInlineStart: space.lg, ...wide }])
export const sourceBelow = style({
  ...text('caption'),
  display: 'block',
  color: colour.textMuted,
  fontWeight: 'normal',
  '@media': { [media.desktop]: { display: 'none' } },
})
export const two = style({
  ...column,
  gap: space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius, hair } = { ...fixed, hair: fixed.space.hair }
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const pair = style({
  ...column,
  gap: space.md,
  alignItems: 'start',
  '@media': { [media.pair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The document that was sent. Nobody but the reviewers can open it. */
export const document = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  borderRadius: radius.control,
  background: vars.colour.sunken,
})
export const documentWords = style({ ...column, minInlineSize: 0, overflowWrap: 'anywhere' })
export const accounts = style({ margin: 0, padding: 0, listStyle: 'none', ...column })
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: fixed.hit,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `${hair} solid ${vars.colour.border}` } },
})
export const platform = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.control,
  background: vars.colour.sunken,
})
export const accountWords = style({ ...column, minInlineSize: 0, overflowWrap: 'anywhere' })
const state = { ...text('caption'), display: 'inline-flex', alignItems: 'center', gap: space.xxs } as const
export const stateOf = { covered: style({ ...state, color: vars.colour.success }), not: style({ ...state, color: vars.colour.warning }) }
/** Name of a platform with the handle in an option of the form. */
export const choice = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs })

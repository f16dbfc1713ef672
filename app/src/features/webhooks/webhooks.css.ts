import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const rule = `${space.hair} solid ${vars.colour.border}`

export const endpoints = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })
export const endpoint = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.md,
  selectors: { '& + &': { borderBlockStart: rule }, '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: space.sm })
/** An address has a line of its own if it does not fit beside the badge. A longer one breaks inside. */
export const address = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const sectionHead = style([head, { alignItems: 'center' }])
/** Text beside a button, which wraps before the button does. */
export const beside = style({ flex: '1 1 12rem', minInlineSize: 0 })
export const warning = style({ display: 'flex', alignItems: 'start', gap: space.xs, color: vars.colour.warning })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.md}` })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })

/** Rows reach the edges of their card, so that the colour of an open one does too. */
export const deliveries = style({ margin: 0, marginInline: `calc(-1 * ${space.lg})`, padding: 0, listStyle: 'none' })
export const delivery = style({
  paddingInline: space.lg,
  borderBlockStart: rule,
  selectors: { '&[data-open]': { background: `color-mix(in srgb, ${vars.colour.highlight} 9%, ${vars.colour.surface})` } },
})
/** A row of the log: event and answer above, time and attempt below. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: fixed.hit,
  paddingBlock: space.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: radius.control },
  },
})
const apart = { display: 'flex', justifyContent: 'space-between', gap: space.sm } as const
export const words = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 })
export const above = style({ ...apart, ...text('label'), alignItems: 'center' })
export const event = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const answer = style({ flex: 'none' })
export const below = style({ ...apart, ...text('caption'), alignItems: 'baseline', color: vars.colour.textMuted })
export const tries = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: `0 ${space.md}` })
export const chevron = style({
  display: 'flex',
  color: vars.colour.textMuted,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const opened = style({ display: 'grid', gap: space.md, paddingBlock: `${space.sm} ${space.md}` })
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
})
export const pane = style({ display: 'grid', gap: space.xxs, alignContent: 'start', minInlineSize: 0 })
/** Text of a request or an answer. It is left to right in both languages, and long lines wrap. */
export const code = style({
  ...text('caption'),
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  margin: 0,
  padding: space.md,
  borderRadius: radius.control,
  background: vars.colour.surface,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  unicodeBidi: 'isolate',
  border: rule,
})

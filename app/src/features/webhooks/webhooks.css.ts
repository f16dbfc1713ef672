import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const rule = `${space.hair} solid ${vars.colour.border}`
const edged = { '@media': { [media.forced]: { border: `${space.hair} solid CanvasText` } } } as const

export const endpoints = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })
export const endpoint = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.md,
  selectors: { '& + &': { borderBlockStart: rule }, '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: space.sm })
/** A long address breaks inside. */
export const address = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.md}` })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })

export const deliveries = style({ margin: 0, padding: 0, listStyle: 'none' })
export const delivery = style({ borderBlockStart: rule, selectors: { '&[data-open]': { background: vars.colour.sunken } } })
/** A row of the log: on phones event and answer above, time and attempt below. */
export const line = style({
  ...text('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
  inlineSize: '100%',
  minBlockSize: fixed.hit,
  paddingBlock: space.xs,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto 11rem 9rem' } },
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px', borderRadius: radius.control },
  },
})
export const event = style({ overflowWrap: 'anywhere' })
export const answer = style({ justifySelf: 'end' })
export const time = style({ color: vars.colour.textMuted })
export const tries = style({ justifySelf: 'end', color: vars.colour.textMuted })

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
  ...edged,
})

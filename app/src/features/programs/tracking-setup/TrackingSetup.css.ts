import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed

export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.sm}` })
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })
/** Text on its own line, below all buttons of its row, even below buttons that follow the text in the document. */
export const ownLine = style({ order: 1, flexBasis: '100%', minInlineSize: 0 })
const edged = { '@media': { [media.forced]: { border: `${space.hair} solid CanvasText` } } } as const
export const hidden = style({ ...edged, padding: space.sm, borderRadius: radius.control, background: vars.colour.sunken })
/** Wraps long lines of code, because a line that scrolls sideways hides its end. */
export const code = style({
  ...text('caption'),
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  margin: 0,
  padding: space.md,
  borderRadius: radius.control,
  background: vars.colour.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  ...edged,
})
export const reports = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space.sm })
export const report = style({ display: 'grid', gap: space.xxs, overflowWrap: 'anywhere' })
export const example = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm, paddingBlockStart: space.sm })
export const steps = style({ ...text('body'), display: 'grid', gap: space.xs })
export const step = style({ display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)', columnGap: space.sm, alignItems: 'start' })
export const stepNumber = style({
  ...text('label'),
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.5rem',
  borderRadius: radius.full,
  background: vars.colour.sunken,
  fontFamily: type.familyNumber,
  ...edged,
})
/** The brand's shops, one line each. */
export const shops = style({ display: 'grid', gap: space.xxs, justifyItems: 'start' })

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text, unitsEdge } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const { colour } = vars
const edge = `${space.hair} solid ${colour.border}`
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({
  ...column,
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  background: colour.canvas,
  color: colour.text,
  '@media': { [media.roomy]: { selectors: { '&[data-with-day]': { gridTemplateColumns: 'minmax(0, 1fr) 27.5rem' } } } },
})
export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: space.vast,
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderBlockEnd: edge,
})
export const names = style({ ...column, flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' })
export const shop = style({ ...text('label') })
export const muted = style({ ...text('caption'), color: colour.textMuted })
export const net = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  padding: `${space.xxs} ${space.xs}`,
  borderRadius: radius.full,
  selectors: {
    '&[data-net="on"]': { background: colour.successTint, color: colour.success },
    '&[data-net="off"]': { background: colour.warningTint, color: colour.warning },
  },
})
const unseenStyle = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
export const unseen = style(unseenStyle)
/** On a narrow phone the sign alone says that all is well; the word takes the room of the shop’s name. */
export const netWord = style({
  '@media': { '(width < 30rem)': { selectors: { [`${net}[data-net="on"] > &`]: unseenStyle } } },
})
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  inlineSize: 'min(27.5rem, 100%)',
  marginInline: 'auto',
  padding: space.md,
  paddingBlockStart: space.lg,
})
/** Pushes what follows to the bottom edge, where the thumb is. */
export const grow = style({ flex: '1 1 auto', minBlockSize: space.xs })
export const title = style({ ...text('title') })
export const centre = style({ ...column, justifyItems: 'center', textAlign: 'center', gap: space.xs })
/** Digits are typed from left to right in both scripts. */
export const dots = style({
  vars: { '--fixed-direction': 'digits' },
  display: 'flex',
  gap: space.md,
  direction: 'ltr',
  paddingBlock: space.sm,
})
export const dot = style({
  inlineSize: space.md,
  blockSize: space.md,
  borderRadius: radius.full,
  border: `2px solid ${colour.borderControl}`,
  selectors: { '&[data-full]': { background: colour.primary, borderColor: colour.primary } },
})
/** 1 2 3 begin at the left in both scripts, as on every till. */
export const keys = style({
  vars: { '--fixed-direction': 'digits' },
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xs,
})
export const key = style({
  ...text('number'),
  fontSize: type.title.size,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3.75rem',
  borderRadius: radius.control,
  background: colour.sunken,
  textAlign: 'center',
  touchAction: 'manipulation',
  selectors: { '&:active': { background: colour.border }, '&[data-plain]': { background: 'transparent' } },
  '@media': { [media.forced]: { border: `${space.hair} solid ButtonText` } },
})
const control = {
  ...text('label'),
  fontSize: type.control.size,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: fixed.control.large,
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.control,
  border: `${space.hair} solid transparent`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  touchAction: 'manipulation',
} as const
const off = { background: colour.sunken, color: colour.textMuted, borderColor: colour.border, cursor: 'not-allowed' } as const
const inForced = { '@media': { [media.forced]: { border: `${space.hair} solid ButtonText` } } } as const
export const primary = style({
  ...control,
  ...inForced,
  background: colour.primary,
  color: colour.onPrimary,
  selectors: { '&:active': { background: colour.primaryPress }, '&:disabled': off },
})
export const secondary = style({
  ...control,
  ...inForced,
  background: colour.surface,
  borderColor: colour.borderControl,
  selectors: { '&:disabled': off },
})
export const tinted = style({ ...control, ...inForced, background: colour.primaryTint, color: colour.primary })
export const quiet = style({
  ...text('label'),
  minBlockSize: fixed.hit,
  minInlineSize: fixed.hit,
  paddingInline: space.xs,
  borderRadius: radius.control,
  color: colour.primary,
  textAlign: 'center',
})
export const field = style({
  ...text('title'),
  direction: 'ltr',
  inlineSize: '100%',
  minBlockSize: space.vast,
  paddingInline: space.md,
  borderRadius: radius.control,
  border: `${space.hair} solid ${colour.borderControl}`,
  background: colour.surface,
  textAlign: 'center',
  textTransform: 'uppercase',
  letterSpacing: '0.12em',
  selectors: {
    '&[aria-invalid="true"]': { borderColor: colour.danger },
    '&[data-found]': { borderColor: colour.success },
  },
})
export const found = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  borderRadius: radius.control,
  background: colour.successTint,
})
export const note = style({ ...text('caption'), display: 'flex', alignItems: 'center', gap: space.xs, color: colour.textMuted })
export const error = style([note, { color: colour.danger }])
export const or = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  color: colour.textMuted,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, blockSize: space.hair, background: colour.border },
  },
})
export const banner = style({
  ...column,
  gap: space.xxs,
  padding: space.sm,
  borderRadius: radius.control,
  background: colour.warningTint,
  color: colour.text,
})
export const bannerTitle = style({ ...text('label'), display: 'flex', alignItems: 'center', gap: space.xs })
export const amount = style({
  ...text('number'),
  fontSize: type.display.size,
  lineHeight: type.display.line,
  overflowWrap: 'anywhere',
  textAlign: 'center',
})
export const undo = style({ ...column, gap: space.xs, padding: space.sm, borderRadius: radius.control, background: colour.sunken })
export const undoRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.xs })
export const undoBar = style({ inlineSize: '100%', blockSize: space.xxs, accentColor: colour.textMuted })
export const side = style({
  display: 'none',
  '@media': {
    [media.roomy]: {
      ...column,
      alignContent: 'start',
      gap: space.md,
      padding: space.xl,
      borderInlineStart: edge,
      background: colour.surface,
    },
  },
})
export const dayHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space.xs })
export const dayTitle = style({ ...text('heading') })
/** The day’s list is beside the page if there is room for it, so the button to it goes. */
export const narrow = style({ '@media': { [media.roomy]: { display: 'none' } } })
export const list = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', columnGap: space.sm })
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: '3.75rem',
  paddingBlock: space.xs,
  borderBlockStart: edge,
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&[data-gone]': { color: colour.textMuted },
  },
})
export const total = style([row, { borderBlockStart: `2px solid ${colour.text}`, fontWeight: type.strong }])
export const rowWords = style({ ...column, overflowWrap: 'anywhere' })
export const rowAmount = style({
  ...text('number'),
  fontSize: type.control.size,
  ...unitsEdge,
  selectors: { ...unitsEdge.selectors, '[data-gone] > &': { textDecoration: 'line-through' } },
})
/** What may be done with an order of the list, or the sign of its state. */
const rowAction = style({ ...text('label'), minBlockSize: fixed.hit, minInlineSize: fixed.hit, textAlign: 'center' })
export const rowButton = style([
  rowAction,
  inForced,
  {
    paddingInline: space.xs,
    borderRadius: radius.control,
    border: `${space.hair} solid ${colour.borderControl}`,
    background: colour.surface,
    color: colour.text,
  },
])
export const rowSign = style([
  rowAction,
  {
    display: 'grid',
    placeItems: 'center',
    color: colour.textMuted,
    selectors: {
      '&[data-state="counted"]': { color: colour.success },
      '&[data-state="stored"], &[data-state="undoing"], &[data-state="notUndone"]': { color: colour.warning },
    },
  },
])
export const warn = style({ ...text('caption'), color: colour.warning })
export const camera = style({
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.sheet,
  background: colour.sunken,
})
export const icon = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const mirrored = style({ transform: `scaleX(${type.sign})` })

import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const timelineStates = ['done', 'current', 'waiting', 'ahead', 'failed'] as const

const { colour } = vars
const side = '1.5rem'

export const list = style({ display: 'grid', minInlineSize: 0 })

const line = {
  content: '""',
  position: 'absolute',
  insetBlock: `${side} 0`,
  insetInlineStart: `calc(${side} / 2 - 1px)`,
  inlineSize: 0,
} as const
const itemBase = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${side} minmax(0, 1fr)`,
  columnGap: fixed.space.sm,
  paddingBlockEnd: fixed.space.lg,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
})
const joined = { '&:not(:last-child)::before': { ...line, borderInlineStart: `2px solid ${colour.primary}` } } as const
/* The line to future events is dotted. */
const open = { '&:not(:last-child)::before': { ...line, borderInlineStart: `2px dotted ${colour.borderControl}` } } as const
export const item = styleVariants({
  done: [itemBase, { selectors: joined }],
  current: [itemBase, { selectors: open }],
  waiting: [itemBase, { selectors: joined }],
  ahead: [itemBase, { selectors: open }],
  failed: [itemBase, { selectors: open }],
})

const dotBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: '50%',
  selectors: {
    '&:empty': {
      inlineSize: fixed.space.md,
      blockSize: fixed.space.md,
      marginBlockStart: `calc((${type.label.line} - ${fixed.space.md}) / 2)`,
    },
  },
})
export const dot = styleVariants({
  done: [
    dotBase,
    {
      background: colour.primary,
      color: colour.onPrimary,
      '@media': { [media.forced]: { background: 'CanvasText', color: 'Canvas', forcedColorAdjust: 'none' } },
    },
  ],
  current: [
    dotBase,
    {
      background: colour.highlight,
      color: colour.onHighlight,
      boxShadow: `0 0 0 4px ${colour.highlightHalo}`,
      '@media': { [media.forced]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  ],
  /* An event that waits for a decision. */
  waiting: [
    dotBase,
    {
      border: `2px dashed ${colour.warning}`,
      background: colour.surface,
      color: colour.warning,
      '@media': { [media.forced]: { borderColor: 'CanvasText' } },
    },
  ],
  ahead: [dotBase, { border: `2px solid ${colour.borderControl}`, background: colour.surface, color: colour.textMuted }],
  failed: [
    dotBase,
    { background: colour.danger, color: colour.onDanger, '@media': { [media.forced]: { border: '2px solid CanvasText' } } },
  ],
})
const bodyBase = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const body = styleVariants({
  below: [bodyBase, { gap: fixed.space.xxs }],
  end: [bodyBase, { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)', columnGap: fixed.space.sm, alignItems: 'baseline' }],
})
const titleBase = style(text('label'))
export const title = styleVariants({
  done: [titleBase],
  current: [titleBase],
  waiting: [titleBase],
  ahead: [titleBase, { color: colour.textMuted }],
  failed: [titleBase, { color: colour.danger }],
})
const timeBase = style({ ...text('caption'), color: colour.textMuted })
export const time = styleVariants({ below: [timeBase], end: [timeBase, { textAlign: 'end' }] })
export const more = style({ gridColumn: 1, display: 'grid', gap: fixed.space.xxs, minInlineSize: 0 })
export const figure = style({ ...text('label'), gridColumn: 2, textAlign: 'end' })

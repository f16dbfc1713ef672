import { createContainer, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { lowest } from '../Kashida/stroke.ts'
import { depths } from './steps.ts'

const { colour } = vars

/** How far the vertical curve swings out. */
const swing = `${lowest(depths.vertical)}px`
const knotSide = fixed.space.xxl
/** Minimum height of a row. All rows are as high as the highest row, so that the knots are on the curve. */
const rowHeight = '3.25rem'

/** Width that six short steps side by side need. In a narrower space the horizontal stepper collapses as on a phone. */
const lyingRoom = '36rem'
const around = createContainer()
const whereItLies = `${around} (min-width: ${lyingRoom})`

export const stepper = style({ containerName: around, containerType: 'inline-size', minInlineSize: 0 })
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.sm })

/* On phones a button shows the current step and opens the list. */
const toggleBase = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  inlineSize: '100%',
  minBlockSize: fixed.control.large,
  paddingInline: fixed.space.md,
  paddingBlock: fixed.space.xs,
  border: `1px solid ${colour.borderControl}`,
  borderRadius: fixed.radius.control,
  background: colour.surface,
  color: colour.text,
  selectors: {
    '&[data-hovered]': { borderColor: colour.text },
    '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.control },
  },
})
export const toggle = styleVariants({
  vertical: [toggleBase, { '@media': { [media.desktop]: { display: 'none' } } }],
  horizontal: [toggleBase, { '@container': { [whereItLies]: { display: 'none' } } }],
})
export const toggleWords = style({ ...text('label'), display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const place = style({ ...text('caption'), color: colour.textMuted })
export const chevron = style({
  color: colour.textMuted,
  transition: `transform ${fixed.motion.base} ${fixed.motion.enter}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})

export const strip = styleVariants({ vertical: [{ '@media': { [media.desktop]: { display: 'none' } } }], horizontal: [] })

const frameBase = style({ position: 'relative', minInlineSize: 0 })
const closed = (display: string) => ({ selectors: { '&:not([data-open])': { display } } })
export const frame = styleVariants({
  vertical: [frameBase, { '@media': { [media.phone]: closed('none') } }],
  horizontal: [frameBase, closed('none'), { '@container': { [whereItLies]: closed('block') } }],
})
const upright = style({ display: 'grid', gridAutoRows: '1fr' })
export const list = styleVariants({
  vertical: [upright],
  horizontal: [
    upright,
    {
      '@container': {
        [whereItLies]: { gridAutoRows: 'auto', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', alignItems: 'start' },
      },
    },
  ],
})
const onlyUpright = { horizontal: { '@container': { [whereItLies]: { display: 'none' } } }, vertical: {} }

/* The curve from the middle of the first row to the middle of the last row. It is drawn left to right and mirrored as a whole. */
const strokeBase = style({
  position: 'absolute',
  insetInlineStart: `calc(${knotSide} / 2)`,
  overflow: 'visible',
  fill: 'none',
  strokeWidth: '3px',
  strokeLinecap: 'round',
  transform: `scaleX(${type.sign})`,
})
export const stroke = styleVariants(onlyUpright, (only) => [strokeBase, only])
export const way = style({ stroke: colour.border, '@media': { [media.forced]: { stroke: 'GrayText' } } })
export const ran = style({ stroke: colour.primary, '@media': { [media.forced]: { stroke: 'Highlight' } } })

const besideTheStroke = `calc(${knotSide} + ${swing} + ${fixed.space.sm})`
const stepBase = style({
  ...text('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  inlineSize: '100%',
  minBlockSize: rowHeight,
  blockSize: '100%',
  paddingBlock: fixed.space.xxs,
  paddingInlineStart: besideTheStroke,
  borderRadius: fixed.radius.control,
  color: colour.textMuted,
  selectors: {
    'a&, button&': { cursor: 'pointer' },
    '&[data-state="done"], &[data-state="current"], &[data-state="error"]': { color: colour.text },
    '&[data-sub]': { paddingInlineStart: `calc(${besideTheStroke} + ${fixed.space.sm})` },
    '&[data-hovered]': { color: colour.text, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px', borderRadius: fixed.radius.control },
  },
})
export const step = styleVariants({
  vertical: [stepBase],
  horizontal: [
    stepBase,
    {
      '@container': {
        [whereItLies]: {
          flexDirection: 'column',
          justifyContent: 'flex-start',
          gap: fixed.space.xxs,
          minBlockSize: fixed.hit,
          paddingInline: fixed.space.xxs,
          textAlign: 'center',
          selectors: { '&[data-sub]': { paddingInlineStart: fixed.space.xxs } },
        },
      },
    },
  ],
})

const knotBase = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: knotSide,
  blockSize: knotSide,
  translate: '0 -50%',
  borderRadius: fixed.radius.full,
  border: `2px solid ${colour.borderControl}`,
  background: colour.canvas,
  color: colour.textMuted,
  fontSize: type.caption.size,
  fontWeight: type.label.weight,
  lineHeight: 1,
  letterSpacing: 0,
  selectors: {
    '[data-sub] > &': { fontSize: type.micro.size, scale: '0.875' },
    '[data-state="done"] > &': { background: colour.primary, borderColor: colour.primary, color: colour.onPrimary },
    '[data-state="current"] > &': {
      background: colour.highlight,
      borderColor: colour.highlight,
      color: colour.onHighlight,
      boxShadow: `0 0 0 4px ${colour.highlightHalo}`,
    },
    '[data-state="error"] > &': { borderColor: colour.danger, color: colour.danger },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '[data-state="done"] > &': { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' },
        '[data-state="current"] > &': { outline: '2px solid Highlight', outlineOffset: '2px' },
      },
    },
  },
})
export const knot = styleVariants(onlyUpright, (only) => [knotBase, only])
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const note = style({
  ...text('caption'),
  color: colour.textMuted,
  selectors: { '[data-state="error"] &': { color: colour.danger } },
})
export const lock = style({ display: 'flex', flex: 'none', color: colour.textMuted })

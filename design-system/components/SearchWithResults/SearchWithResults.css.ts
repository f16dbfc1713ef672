import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { floating } from '../Overlay/Overlay.css.ts'

export const search = style({ position: 'relative', minInlineSize: 0 })

/** Width of the panel, for any width of the field. A name fits beside its kind, and all filters fit in one row. */
const panelWidth = '34rem'
/** Height of six and a half results, so that readers see that the list continues. */
const panelHeight = '32rem'

export const panel = style([
  floating,
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${fixed.space.xs})`,
    insetInlineEnd: 0,
    zIndex: fixed.layer.overlay,
    inlineSize: `max(100%, min(${panelWidth}, 100vw - ${fixed.space.gutter} * 2))`,
    maxBlockSize: `min(${panelHeight}, 75vh)`,
    display: 'flex',
    flexDirection: 'column',
    borderRadius: fixed.radius.card,
    overflow: 'hidden',
    selectors: { '&[hidden]': { display: 'none' } },
  },
])

/* A full-screen sheet on a phone. */
export const screen = style([
  floating,
  { position: 'fixed', inset: 0, zIndex: fixed.layer.overlay, blockSize: 'var(--visual-viewport-height)', background: vars.colour.canvas },
])
export const dialog = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0, outline: 'none' })
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xxs,
  paddingBlock: fixed.space.xs,
  paddingInlineStart: fixed.space.gutter,
  paddingInlineEnd: fixed.space.xs,
  flex: 'none',
})
export const grow = style({ flex: 1, minInlineSize: 0 })

export const filters = style({
  flex: 'none',
  minInlineSize: 0,
  paddingInline: fixed.space.sm,
  paddingBlock: fixed.space.xs,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
})
export const area = style({
  minBlockSize: 0,
  overflow: 'auto',
  padding: fixed.space.xs,
  flex: '1 1 auto',
  selectors: { '&[hidden]': { display: 'none' } },
})
export const list = style({ outline: 'none', display: 'grid', gap: '1px' })
export const sectionTitle = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  paddingInline: fixed.space.sm,
  paddingBlock: fixed.space.xxs,
})

export const hit = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: '3.75rem',
  paddingBlock: fixed.space.xs,
  paddingInline: fixed.space.sm,
  borderRadius: fixed.radius.control,
  color: vars.colour.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.colour.sunken },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.colour.focus}` },
  },
  '@media': { [media.forced]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } } },
})
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ ...text('label'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xxs })
export const description = style({ ...text('caption'), color: vars.colour.textMuted })
export const end = style({ flex: 'none', maxInlineSize: '45%' })
export const mark = style({
  background: vars.colour.highlightHalo,
  color: 'inherit',
  borderRadius: '3px',
  '@media': { [media.forced]: { background: 'Mark', color: 'MarkText' } },
})

export const after = style({ display: 'grid', justifyItems: 'center', paddingBlock: fixed.space.xs })

export const message = style({
  ...text('body'),
  color: vars.colour.textMuted,
  padding: fixed.space.lg,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const bones = style({ display: 'grid', gap: fixed.space.sm, padding: fixed.space.sm })
export const foot = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.xs,
  color: vars.colour.textMuted,
  flex: 'none',
  paddingInline: fixed.space.md,
  paddingBlock: fixed.space.xs,
  borderBlockStart: `1px solid ${vars.colour.border}`,
})
/** Hides the hint about keys on phones, which have no keyboard. */
export const keys = style({
  display: 'none',
  gap: fixed.space.xxs,
  '@media': { [media.desktop]: { display: 'inline-flex' } },
})
export const key = style({
  ...text('micro'),
  minInlineSize: '1.5rem',
  paddingInline: fixed.space.xxs,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: fixed.radius.small,
  textAlign: 'center',
})

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Height of the panel on desktops (S1 §9). */
const panelHeight = '456px'
/** Height of the head and the edges of a phone's sheet. */
const sheetEdges = '9.5rem'

/** Negates the popover's padding, so that rows extend from edge to edge. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  margin: `calc(${fixed.space.lg} * -1)`,
  blockSize: `min(${panelHeight}, 75vh)`,
})
export const head = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.xs,
  minBlockSize: '3.25rem',
  paddingInline: fixed.space.lg,
  borderBlockEnd: `${fixed.space.hair} solid ${vars.colour.border}`,
})
export const title = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs })
export const scroller = style({ flex: 1, minBlockSize: 0, overflow: 'auto' })

/** At least as high as the page, for any content. */
export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: `calc(100dvh - ${sheetEdges})`,
  marginInline: `calc(${fixed.space.lg} * -1)`,
})
export const sheetTools = style({ display: 'flex', justifyContent: 'end', paddingInline: fixed.space.lg })

export const waiting = style({ padding: fixed.space.lg })

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.md,
  paddingInline: fixed.space.lg,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
})
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  color: vars.colour.text,
})
export const words = style({ display: 'grid', flex: 1, gap: fixed.space.hair, minInlineSize: 0, overflowWrap: 'anywhere' })

/** The link of a row covers the whole row. The buttons are above the link. */
export const press = style({
  ...text('body'),
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&[data-hovered]::after, &[data-pressed]::after': { background: `color-mix(in srgb, ${vars.colour.text} 4%, transparent)` },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
})
/** Unread text has the full text colour. Read text is muted, except for the names in it. */
export const unread = style({ color: vars.colour.text })
export const read = style({ color: vars.colour.textMuted })
export const name = style({ ...text('label'), fontSize: 'inherit', lineHeight: 'inherit', color: vars.colour.text })
export const heading = style({ ...text('label'), display: 'block', color: vars.colour.text })

export const note = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${fixed.space.xxs}`,
  color: vars.colour.textMuted,
})
export const when = style({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } })
export const result = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xxs })
export const joined = style([result, { ...text('label'), fontSize: 'inherit', color: vars.colour.success }])

export const answers = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space.xs,
  paddingBlockStart: fixed.space.xs,
  inlineSize: 'fit-content',
})

export const dot = style({
  flex: 'none',
  inlineSize: '10px',
  blockSize: '10px',
  marginBlockStart: fixed.space.xxs,
  borderRadius: fixed.radius.full,
  background: vars.colour.highlight,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

export const more = style({ display: 'grid', justifyItems: 'center', gap: fixed.space.xs, padding: fixed.space.md })

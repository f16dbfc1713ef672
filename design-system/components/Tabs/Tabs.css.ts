import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg, minInlineSize: 0 })
export const frame = style({ borderBlockEnd: `1px solid ${vars.colour.border}`, minInlineSize: 0 })

const along = `calc(90deg * ${type.sign})`
/* A mask shows what is below its opaque part; the colour does not matter. */
const opaque = vars.colour.text
const fade = fixed.space.xxl
const mask = (stops: string) => ({ maskImage: `linear-gradient(${along}, ${stops})` })

/* If tabs are hidden beyond an edge, the row fades out towards that edge. */
export const list = style({
  display: 'flex',
  gap: fixed.space.xs,
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  marginBlockEnd: '-1px',
  /* The text of the first label is aligned with the text of the page. The space for the focus ring is outside that line. */
  marginInline: `calc(${fixed.space.xs} * -1)`,
  selectors: {
    '&[data-close]': { gap: 0 },
    '&[data-more~="start"]': mask(`transparent, ${opaque} ${fade}`),
    '&[data-more~="end"]': mask(`${opaque} calc(100% - ${fade}), transparent`),
    '&[data-more="start end"]': mask(`transparent, ${opaque} ${fade}, ${opaque} calc(100% - ${fade}), transparent`),
  },
})

export const tab = style({
  ...text('label'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  flex: 'none',
  minBlockSize: fixed.control.field,
  maxInlineSize: '80vw',
  paddingInline: fixed.space.xs,
  color: vars.colour.textMuted,
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { color: vars.colour.text },
    '&[data-selected]': { color: vars.colour.text },
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
      insetInline: fixed.space.xs,
      insetBlockEnd: 0,
      blockSize: '3px',
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
      background: vars.colour.highlight,
    },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.colour.focus}`, borderRadius: fixed.radius.small },
    '&[data-disabled]': { color: vars.colour.borderControl, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-selected]::after': { background: 'Highlight' },
        '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const panel = style({
  minInlineSize: 0,
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '4px', borderRadius: fixed.radius.small },
  },
})

import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Height of the top bar, and the block padding of the page. */
const bar = '4rem'
const free = { start: fixed.space.xl, end: fixed.space.vast }

/** The menu is a side rail with the full height of the page. On phones, it is behind the bar’s button. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: fixed.space.xl,
      marginBlock: `calc(${free.start} * -1) calc(${free.end} * -1)`,
      minBlockSize: `calc(100dvh - ${bar})`,
    },
  },
})
export const rail = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      inlineSize: '13.5rem',
      borderInlineEnd: `${fixed.space.hair} solid ${vars.colour.border}`,
      marginInlineStart: `calc(${fixed.space.sm} * -1)`,
      paddingInlineEnd: fixed.space.sm,
    },
  },
})
export const stays = style({ position: 'sticky', insetBlockStart: bar, paddingBlock: fixed.space.lg })
export const count = style({ ...text('caption'), color: vars.colour.textMuted })

export const page = style({
  minInlineSize: 0,
  maxInlineSize: '72rem',
  display: 'grid',
  gap: fixed.space.lg,
  justifyItems: 'stretch',
  alignContent: 'start',
  '@media': { [media.desktop]: { paddingBlock: `${free.start} ${free.end}` } },
})

export const brand = style({ display: 'flex', alignItems: 'center', gap: fixed.space.sm })
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: fixed.hit,
  minInlineSize: fixed.hit,
  color: 'inherit',
  textDecoration: 'none',
})
/** The logo with its word. It is hidden on phones, to make room for the badge. */
export const withWord = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } })
export const markAlone = style({ display: 'flex', '@media': { [media.desktop]: { display: 'none' } } })
/** The back-office badge. Visible at every width, so that nobody takes the back office for the product. */
export const name = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  minBlockSize: '1.75rem',
  paddingInline: fixed.space.sm,
  borderRadius: fixed.radius.small,
  background: vars.colour.text,
  color: vars.colour.canvas,
  whiteSpace: 'nowrap',
  '@media': { [media.forced]: { border: `${fixed.space.hair} solid CanvasText` } },
})
export const fromDesktop = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })

export const account = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.xs,
  border: 0,
  borderRadius: fixed.radius.control,
  background: 'transparent',
  color: vars.colour.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-focus-visible]': { outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const who = style({
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

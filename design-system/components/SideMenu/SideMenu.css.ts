import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'

/** Width of the sidebar (S1, widths), and maximum height of the dropdown. */
const sidebarWidth = '272px'
const greatestHeight = '90vh'

export const root = style({
  flex: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [media.desktop]: { inlineSize: sidebarWidth } },
})
/** Makes the menu as wide as its container. */
export const filling = style([root, { '@media': { [media.desktop]: { inlineSize: '100%' } } }])
export const beside = style({ '@media': { [media.phone]: { display: 'none' } } })

export const trigger = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  inlineSize: '100%',
  minBlockSize: fixed.control.large,
  paddingInline: fixed.space.md,
  paddingBlock: fixed.space.xs,
  border: `1px solid ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.control,
  background: vars.colour.surface,
  color: vars.colour.text,
  selectors: {
    '&[data-hovered]': { borderColor: vars.colour.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.control },
  },
  '@media': { [media.desktop]: { display: 'none' } },
})
export const chevron = style({
  display: 'flex',
  color: vars.colour.textMuted,
  transition: `transform ${fixed.motion.base} ${fixed.motion.enter}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
export const panel = style([floatingPanel, { inlineSize: 'var(--trigger-width)' }])
export const dialog = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, maxBlockSize: greatestHeight, outline: 'none' })
export const scroll = style({ overflow: 'auto', minBlockSize: 0, padding: fixed.space.xs })

export const sections = style({ display: 'grid' })
export const section = style({
  display: 'grid',
  gap: '2px',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.colour.border}`, marginBlockStart: fixed.space.xs, paddingBlockStart: fixed.space.xs },
  },
})
export const title = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  paddingInline: fixed.space.md,
  paddingBlock: fixed.space.xxs,
})

export const entry = style({
  ...text('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.md,
  paddingBlock: fixed.space.xs,
  borderRadius: fixed.radius.control,
  color: vars.colour.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[aria-current]': { background: vars.colour.sunken },
    /* The current page has a saffron stroke at the start of the row. */
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: fixed.space.sm,
      inlineSize: '3px',
      borderRadius: '3px',
      background: vars.colour.highlight,
    },
    '&[aria-disabled]': { color: vars.colour.textMuted, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px', borderRadius: fixed.radius.control },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-current]': { fontWeight: type.strong, textDecoration: 'underline' },
        '&[aria-current]::before': { background: 'Highlight' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
})
export const icon = style({
  display: 'flex',
  flex: 'none',
  color: vars.colour.textMuted,
  selectors: { '[aria-current] > &': { color: vars.colour.text } },
})
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' })

import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } } })
export const heading = style({ margin: 0 })
export const trigger = style([
  text('label'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: fixed.space.xs,
    inlineSize: '100%',
    minBlockSize: fixed.control.large,
    paddingInline: fixed.space.lg,
    paddingBlock: fixed.space.sm,
    overflowWrap: 'anywhere',
    color: vars.colour.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.colour.sunken },
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px', borderRadius: fixed.radius.control },
      '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
    },
    '@media': { [media.forced]: { color: 'ButtonText' } },
  },
])
export const chevron = style({
  marginInlineStart: 'auto',
  color: vars.colour.textMuted,
  transition: `transform ${fixed.motion.base} ${fixed.motion.enter}`,
  selectors: { [`${item}[data-expanded] &`]: { transform: 'rotate(180deg)' } },
})
export const panel = style({
  blockSize: 'var(--disclosure-panel-height)',
  overflow: 'clip',
  transition: `block-size ${fixed.motion.base} ${fixed.motion.enter}`,
})
export const inside = style({ paddingInline: fixed.space.lg, paddingBlockEnd: fixed.space.md, overflowWrap: 'anywhere' })

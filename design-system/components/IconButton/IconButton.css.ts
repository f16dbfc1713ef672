import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const iconButtonVariants = ['quiet', 'bordered'] as const
export const iconButtonSizes = ['small', 'medium'] as const

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: fixed.radius.control,
    color: 'inherit',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${fixed.motion.fast} ${fixed.motion.enter}`,
    selectors: {
      '&[data-hovered]': { background: vars.colour.sunken },
      '&[data-pressed]': { background: vars.colour.border },
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.control },
      '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forced]: {
        color: 'ButtonText',
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      quiet: {},
      bordered: {
        background: vars.colour.surface,
        borderColor: vars.colour.borderControl,
        selectors: {
          '&[data-hovered]': { borderColor: vars.colour.text },
          '&[data-disabled]': { background: vars.colour.sunken, borderColor: vars.colour.border },
        },
      },
    },
    size: {
      small: {
        inlineSize: fixed.control.small,
        blockSize: fixed.control.small,
        selectors: {
          '&::after': { content: '""', position: 'absolute', inset: `calc((${fixed.control.small} - ${fixed.hit}) / 2 - 1px)` },
        },
      },
      medium: { inlineSize: fixed.control.medium, blockSize: fixed.control.medium },
    },
  },
  defaultVariants: { variant: 'quiet', size: 'medium' },
})

/** The badge starts at the end of the icon and grows outwards, so that the icon stays visible with any number of digits. */
const cornerBase = style({ position: 'absolute' })
/** On a button with a border the badge is on the corner of the button, clear of the icon. */
export const corner = styleVariants({
  quiet: [cornerBase, { insetBlockStart: '0', insetInlineStart: 'calc(100% - 1.0625rem)' }],
  bordered: [cornerBase, { insetBlockStart: '-0.5rem', insetInlineStart: 'calc(100% - 0.75rem)' }],
})

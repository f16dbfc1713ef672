import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const textLink = recipe({
  base: {
    color: vars.colour.primary,
    fontWeight: type.strong,
    textUnderlineOffset: '0.25em',
    textDecorationThickness: '1px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    borderRadius: fixed.radius.small,
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline', color: vars.colour.primaryHover },
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    },
    '@media': { [media.forced]: { color: 'LinkText', textDecoration: 'underline' } },
  },
  variants: {
    /*
     * A link in a sentence must not differ by colour alone. Its touch target extends above and below the letters without changing the
     * layout, so that even a small link is 24 px high (WCAG 2.5.8).
     */
    isStandalone: {
      true: { display: 'inline-flex', alignItems: 'center', gap: fixed.space.xxs, minBlockSize: fixed.hit, textDecoration: 'none' },
      false: { textDecoration: 'underline', paddingBlock: fixed.space.xxs },
    },
  },
  defaultVariants: { isStandalone: false },
})

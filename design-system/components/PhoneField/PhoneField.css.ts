import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import * as field from '../Field/Field.css.ts'

export const box = style([field.box, { paddingInline: 0, gap: 0 }])

const countryBox = style({
  ...text('control'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  flex: 'none',
  alignSelf: 'stretch',
  minBlockSize: fixed.hit,
  whiteSpace: 'nowrap',
  color: vars.colour.text,
  borderInlineEnd: `${fixed.space.hair} solid ${vars.colour.border}`,
})

/** Without scripts, takes the place of the button. */
export const fixedCountry = style([countryBox, { padding: `0 ${fixed.space.sm}`, textAlign: 'start' }])

export const country = style([
  countryBox,
  {
    paddingInline: `${fixed.space.sm} ${fixed.space.xs}`,
    borderStartStartRadius: `calc(${fixed.radius.control} - ${fixed.space.hair})`,
    borderEndStartRadius: `calc(${fixed.radius.control} - ${fixed.space.hair})`,
    outline: 'none',
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.colour.sunken },
      '&[data-focus-visible]': {
        background: vars.colour.primaryTint,
        boxShadow: `inset 0 0 0 calc(${fixed.space.hair} * 2) ${vars.colour.focus}`,
      },
      '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      '(scripting: none)': { display: 'none' },
      '(forced-colors: active)': {
        selectors: {
          '&[data-focus-visible]': {
            outline: `calc(${fixed.space.hair} * 2) solid Highlight`,
            outlineOffset: `calc(${fixed.space.hair} * -3)`,
          },
        },
      },
    },
  },
])

export const number = style([field.input, { paddingInline: fixed.space.md, letterSpacing: '0.02em', wordSpacing: 0 }])

export const flag = style({
  flex: 'none',
  inlineSize: fixed.space.xl,
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: `calc(${fixed.radius.small} / 2)`,
  background: vars.colour.sunken,
  boxShadow: `0 0 0 ${fixed.space.hair} ${vars.colour.border}`,
})

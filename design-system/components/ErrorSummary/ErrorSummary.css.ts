import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: fixed.space.sm,
  padding: fixed.space.md,
  borderRadius: fixed.radius.control,
  background: vars.colour.dangerTint,
  color: vars.colour.text,
  outline: 'none',
  scrollMarginBlock: fixed.space.vast,
  selectors: {
    '&:focus-visible': {
      outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`,
      outlineOffset: `calc(${fixed.space.hair} * 2)`,
    },
  },
  '@media': { [media.forced]: { border: `${fixed.space.hair} solid CanvasText` } },
})

export const sign = style({ display: 'grid', alignItems: 'center', blockSize: type.body.line, color: vars.colour.danger })
export const title = style({ ...text('label'), display: 'flex', alignItems: 'center', minBlockSize: type.body.line })
export const list = style({ gridColumn: 2, display: 'grid', justifyItems: 'start' })
export const entry = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: fixed.space.xs,
  minBlockSize: fixed.hit,
  textAlign: 'start',
  color: vars.colour.text,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': {
      outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`,
      outlineOffset: `calc(${fixed.space.hair} * 2)`,
      borderRadius: fixed.radius.small,
    },
  },
})
export const name = style({ color: vars.colour.primary, textDecoration: 'underline', textUnderlineOffset: '0.2em' })

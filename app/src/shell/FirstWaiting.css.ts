import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/* Placeholders with the height and the width of the real bar and page. */
export const bar = style({ borderBlockEnd: `${fixed.space.hair} solid ${vars.colour.border}` })
export const logo = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: fixed.space.gutter,
  marginInline: 'auto',
  '@media': { [media.desktop]: { minBlockSize: fixed.space.vast }, [media.wide]: { maxInlineSize: '1280px' } },
})
export const page = style({
  maxInlineSize: `calc(880px + ${fixed.space.gutter} * 2)`,
  marginInline: 'auto',
  paddingBlock: fixed.space.xl,
  paddingInline: fixed.space.gutter,
})

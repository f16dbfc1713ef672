import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/* As high and as wide as the bar and the page that take their place. */
export const bar = style({
  display: 'flex', alignItems: 'center', minBlockSize: '3.5rem', paddingInline: fixed.space.gutter, borderBlockEnd: `${fixed.space.hair} solid ${vars.colour.border}`,
  '@media': { [media.desktop]: { minBlockSize: fixed.space.vast }, [media.wide]: { paddingInline: `calc((100% - 1280px) / 2 + ${fixed.space.gutter})` } },
})
export const page = style({ maxInlineSize: `calc(880px + ${fixed.space.gutter} * 2)`, marginInline: 'auto', padding: `${fixed.space.xl} ${fixed.space.gutter}` })

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const welcome = style({ maxInlineSize: '22rem' })
/** Block with the size of the cover, in the colour of the page. */
export const cover = style({
  aspectRatio: '9 / 2',
  background: vars.colour.sunken,
  '@media': { [media.desktop]: { aspectRatio: '7 / 2' } },
})

export const onPhones = style({ '@media': { [media.desktop]: { display: 'none' } } })

/** Height of a kashida with a depth of 34 px, including its knots. */
export const line = style({ blockSize: '39.5px' })
export const step = style({ flex: '1 1 0', display: 'grid', gap: fixed.space.hair })
export const button = style({ flex: 1, '@media': { [media.desktop]: { maxInlineSize: '9.75rem' } } })
export const list = style({ display: 'grid', gap: fixed.space.xs, padding: fixed.space.lg })
/** Text that is already known, rendered invisibly. It reserves its exact number of lines, so that nothing below moves later. */
export const known = style({ display: 'grid', visibility: 'hidden', textWrap: 'balance' })
export const words = style({ display: 'grid' })
globalStyle(`${words} > *`, { gridArea: '1 / 1' })

import { style, styleVariants } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

/** Maximum widths of a page's content (specification, widths). */
const widths = { text: '640px', content: '880px', profile: '912px' }

export const shell = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' })

const mainBase = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  outline: 'none',
  overflowWrap: 'break-word',
  paddingInline: fixed.space.gutter,
  paddingBlock: `${fixed.space.xl} ${fixed.space.vast}`,
})

const upTo = (width: string) => ({ maxInlineSize: `calc(${width} + ${fixed.space.gutter} * 2)` })

export const main = styleVariants({
  text: [mainBase, upTo(widths.text)],
  content: [mainBase, upTo(widths.content)],
  profile: [mainBase, upTo(widths.profile)],
  full: [mainBase],
})

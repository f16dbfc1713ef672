import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

/* The shimmer moves along the reading direction. */
const pass = keyframes({
  from: { backgroundPosition: `calc(50% + 50% * ${type.sign}) 0` },
  to: { backgroundPosition: `calc(50% - 50% * ${type.sign}) 0` },
})
/* A transparent tint of the text colour, which is visible on every background. */
const ink = (share: string) => `color-mix(in srgb, ${vars.colour.text} ${share}, transparent)`
const glow = `linear-gradient(90deg, ${ink('7%')} 30%, ${ink('13%')} 50%, ${ink('7%')} 70%) 0 0 / 300% 100%`

const bone = style({
  display: 'block',
  background: glow,
  animation: `${pass} 1.6s linear infinite`,
  '@media': { [media.calm]: { backgroundImage: 'none', backgroundColor: ink('9%') }, [media.forced]: { border: '1px solid GrayText' } },
})

export const group = style({ display: 'grid', gap: fixed.space.sm, minInlineSize: 0 })
export const lines = style({ display: 'grid', flexGrow: 1 })
export const skeletonLooks = ['body', 'label', 'caption', 'heading', 'title', 'display'] as const

const line = (look: (typeof skeletonLooks)[number]) => ({
  blockSize: type[look].line,
  paddingBlock: `calc((${type[look].line} - ${type[look].size}) / 2)`,
})

/* A bar as high as the letters, in a box as high as the line, so that nothing moves when the text arrives. */
export const textLine = recipe({
  base: [bone, { borderRadius: fixed.radius.small, backgroundClip: 'content-box' }],
  variants: {
    look: {
      body: line('body'),
      label: line('label'),
      caption: line('caption'),
      heading: line('heading'),
      title: line('title'),
      display: line('display'),
    },
    isLast: { true: { inlineSize: '62%' } },
  },
})
const round = (size: keyof typeof fixed.picture) => ({ inlineSize: fixed.picture[size], blockSize: fixed.picture[size] })

export const circle = recipe({
  base: [bone, { flex: 'none', borderRadius: '50%' }],
  variants: {
    size: {
      tiny: round('tiny'),
      small: round('small'),
      medium: round('medium'),
      large: round('large'),
      huge: round('huge'),
      poster: round('poster'),
    },
  },
})
export const blockShapes = ['control', 'field', 'row', 'card', 'cover'] as const
export const block = recipe({
  base: [bone, { inlineSize: '100%', borderRadius: fixed.radius.control }],
  variants: {
    shape: {
      control: { blockSize: fixed.control.medium },
      field: { blockSize: fixed.control.field },
      row: { blockSize: '3.5rem' },
      card: { blockSize: '10rem', borderRadius: fixed.radius.card },
      cover: { aspectRatio: '7 / 2', borderRadius: fixed.radius.card },
    },
  },
})

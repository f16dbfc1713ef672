import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const { colour } = vars
export const avatarSizes = ['tiny', 'small', 'medium', 'large', 'huge', 'poster'] as const

const ink = createVar()
const paper = createVar()
const side = createVar()
const corner = createVar()
const ring = createVar()

/** Sets the variables of one size: side length, ring, gap, and corner radius of the square shape. */
const drawn = (size: (typeof avatarSizes)[number], thickness: string, gap: string, round: string) => ({
  vars: { [side]: fixed.picture[size], [ring]: thickness, [corner]: round },
  padding: gap,
})

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    inlineSize: side,
    blockSize: side,
    border: `${ring} solid ${ink}`,
    background: colour.surface,
    verticalAlign: 'middle',
    '@media': { [media.forced]: { borderColor: 'CanvasText' } },
  },
  variants: {
    size: {
      tiny: drawn('tiny', '1.5px', '1.5px', '8px'),
      small: drawn('small', '2px', '2px', '10px'),
      medium: drawn('medium', '2px', '2px', '12px'),
      large: drawn('large', '2px', '2px', '14px'),
      huge: drawn('huge', '3px', '3px', '20px'),
      poster: drawn('poster', '3px', '4px', '28px'),
    },
    shape: { round: { borderRadius: '50%' }, square: { borderRadius: corner } },
  },
  defaultVariants: { size: 'medium' },
})

export const accentRing = styleVariants({
  accent1: { vars: { [ink]: colour.accent1, [paper]: colour.accent1Tint } },
  accent2: { vars: { [ink]: colour.accent2, [paper]: colour.accent2Tint } },
  accent3: { vars: { [ink]: colour.accent3, [paper]: colour.accent3Tint } },
  accent4: { vars: { [ink]: colour.accent4, [paper]: colour.accent4Tint } },
  accent5: { vars: { [ink]: colour.accent5, [paper]: colour.accent5Tint } },
  none: { vars: { [ink]: colour.textMuted, [paper]: colour.neutralTint } },
})

/* The picture and the initials share one cell. The picture covers the initials once the picture has loaded. */
const inside = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', minInlineSize: 0, minBlockSize: 0 })
const shaped = { round: { borderRadius: '50%' }, square: { borderRadius: `calc(${corner} - ${ring} - 2px)` } }
export const picture = styleVariants(shaped, (shape) => [inside, shape, { objectFit: 'cover' as const }])
export const letters = styleVariants(shaped, (shape) => [
  inside,
  shape,
  {
    display: 'grid',
    placeItems: 'center',
    background: paper,
    color: ink,
    fontFamily: type.family,
    fontSize: `calc(${side} * 0.33)`,
    fontWeight: type.strong,
    lineHeight: 1,
    letterSpacing: 0,
    wordSpacing: '-0.12em',
    whiteSpace: 'nowrap',
    userSelect: 'none' as const,
  },
])

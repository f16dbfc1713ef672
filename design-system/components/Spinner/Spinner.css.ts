import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { type } from '../../tokens/vars.css.ts'

/* The spinner turns in the reading direction. */
const turn = keyframes({ to: { transform: `rotate(calc(360deg * ${type.sign}))` } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const spinnerSizes = ['small', 'medium', 'large'] as const

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBlockStartColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 900ms linear infinite`,
    '@media': {
      [media.calm]: { animation: `${breathe} 1.6s ease-in-out infinite !important` },
      [media.forced]: { borderColor: 'CanvasText', borderBlockStartColor: 'Canvas' },
    },
  },
  variants: {
    size: {
      small: { inlineSize: '1rem', blockSize: '1rem', borderWidth: '2px' },
      medium: { inlineSize: '1.25rem', blockSize: '1.25rem', borderWidth: '2px' },
      large: { inlineSize: '2.5rem', blockSize: '2.5rem', borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'medium' },
})

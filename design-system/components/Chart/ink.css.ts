import { createVar, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { accents, type Accent } from '../../tokens/token-type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Colour of a series, and the texture of its fill in forced colours. */
export const ink = createVar()
export const texture = createVar()

const stripes = (angle: string, line: string, gap: string) =>
  `repeating-linear-gradient(${angle}, CanvasText 0 ${line}, Canvas ${line} calc(${line} + ${gap}))`

const filling = (colour: string, pattern: string) => ({
  vars: { [ink]: colour, [texture]: colour },
  '@media': { [media.forced]: { vars: { [ink]: 'CanvasText', [texture]: pattern } } },
})

/* A single total needs no texture to differ from others. */
const plain = 'linear-gradient(CanvasText, CanvasText)'
const accentFilling = Object.fromEntries(accents.map((accent) => [accent, filling(vars.colour[accent], plain)])) as Record<
  Accent,
  ReturnType<typeof filling>
>

export const inkOf = styleVariants({
  chart1: filling(vars.colour.chart1, plain),
  chart2: filling(vars.colour.chart2, stripes('45deg', '2px', '4px')),
  chart3: filling(vars.colour.chart3, stripes('-45deg', '1px', '3px')),
  chart4: filling(vars.colour.chart4, stripes('0deg', '2px', '3px')),
  chart5: filling(vars.colour.chart5, stripes('90deg', '1px', '4px')),
  chart6: filling(vars.colour.chart6, 'linear-gradient(Canvas, Canvas)'),
  ...accentFilling,
})

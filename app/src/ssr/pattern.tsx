import { renderToStaticMarkup } from 'react-dom/server'
import { GirihShapes } from '@wasla/design-system/patterns/Girih/GirihShapes.tsx'
import type { PatternSource } from '@wasla/design-system/patterns/Girih/PatternAddress.ts'
import { girih } from '@wasla/design-system/patterns/Girih/stars.ts'
import { coverInkNames } from '@wasla/design-system/tokens/cover-inks.ts'
import type { DrawPattern } from '@wasla/contract/public-pages/renderer.ts'

/** Returns the address of a generated pattern. It has the seed instead of the name, so it is short and says nothing about a person. */
export const patternAddress: PatternSource = ({ seed, ink, ratio, isEmblem }) =>
  `/patterns/${ink}/${isEmblem ? 'emblem' : 'field'}-${(ratio ?? 3.5).toFixed(4)}/${seed.toString(16)}.svg`

const address = /^\/patterns\/(\w+)\/(emblem|field)-(\d\.\d{4})\/([\da-f]{1,8})\.svg$/
/** Narrowest and widest pattern, as width by height. A narrower one would have too many stars. */
const ratios = { least: 0.4, most: 6 } as const

/** Draws a pattern as an SVG file. */
export const drawPattern: DrawPattern = (path) => {
  const [, inkName, shape, ratioText, seed] = address.exec(path) ?? []
  const ink = coverInkNames.find((name) => name === inkName)
  const ratio = Number(ratioText)
  if (ink === undefined || seed === undefined || !(ratio >= ratios.least && ratio <= ratios.most)) return null
  const drawn = girih(Number.parseInt(seed, 16), { ratio, isEmblem: shape === 'emblem' })
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${drawn.width} ${drawn.height}`}>
      <GirihShapes drawn={drawn} ink={ink} />
    </svg>,
  )
}

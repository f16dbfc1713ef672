import { useId } from 'react'
import { coverInks, type CoverInkName } from '../../tokens/cover-inks.ts'
import type { Girih } from './stars.ts'

/** Shapes of a pattern, inside an `svg` of the pattern's size. */
export function GirihShapes({ drawn, ink }: { drawn: Girih; ink: CoverInkName }) {
  const strapId = useId()
  const { ground, mid, light, deep, strap, edge, inlay } = coverInks[ink]
  return (
    <>
      <defs>
        <path id={strapId} d={drawn.strap} fill="none" />
      </defs>
      <rect width={drawn.width} height={drawn.height} fill={ground} />
      <path d={drawn.mid} fill={mid} />
      <path d={drawn.light} fill={light} />
      <path d={drawn.inlay} fill={inlay} />
      <path d={drawn.deep} fill={deep} />
      <use href={`#${strapId}`} stroke={edge} strokeWidth={drawn.strapWidth * 2.8} />
      <use href={`#${strapId}`} stroke={strap} strokeWidth={drawn.strapWidth} />
    </>
  )
}

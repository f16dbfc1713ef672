import { use, useMemo } from 'react'
import type { CoverInkName } from '../../tokens/cover-inks.ts'
import { pattern, picture } from './Girih.css.ts'
import { GirihShapes } from './GirihShapes.tsx'
import { PatternAddress, type Pattern } from './PatternAddress.ts'
import { girih, seedOfName } from './stars.ts'

export type GirihProps = { name: string; ink: CoverInkName; ratio?: number; isEmblem?: boolean }

/** A picture that is generated from a name and fills its container. It is decoration: the name is written beside it. */
export function Girih({ name, ink, ratio, isEmblem = false }: GirihProps) {
  const addressOf = use(PatternAddress)
  const drawn: Pattern = { seed: seedOfName(name), ink, ratio, isEmblem }
  if (addressOf === null) return <DrawnGirih {...drawn} />
  return <img src={addressOf(drawn)} alt="" className={picture} loading="lazy" decoding="async" data-component="Girih" />
}

function DrawnGirih({ seed, ink, ratio, isEmblem }: Pattern) {
  const drawn = useMemo(() => girih(seed, { ratio, isEmblem }), [seed, ratio, isEmblem])
  return (
    <svg
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={pattern}
      aria-hidden="true"
      focusable="false"
      data-component="Girih"
    >
      <GirihShapes drawn={drawn} ink={ink} />
    </svg>
  )
}

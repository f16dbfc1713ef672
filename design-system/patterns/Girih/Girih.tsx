import { useMemo } from 'react'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import type { CoverInkName } from '../../tokens/cover-inks.ts'
import { firstPicture, laterPicture } from '../../components/Image/loading.ts'
import { pattern, picture } from './Girih.css.ts'
import { GirihShapes } from './GirihShapes.tsx'
import type { Pattern } from './PatternAddress.ts'
import { girih, seedOfName } from './stars.ts'
import { usePatternAddress } from './usePatternAddress.ts'

export type GirihProps = { name: string; ink: CoverInkName; ratio?: number | undefined; isEmblem?: boolean; isFirst?: boolean }

/** A picture that is generated from a name and fills its container. It is decoration: the name is written beside it. */
export function Girih({ name, ink, ratio, isEmblem = false, isFirst = false }: GirihProps) {
  const address = usePatternAddress({ name, ink, ratio, isEmblem })
  if (address === undefined) return <DrawnGirih seed={seedOfName(name)} ink={ink} ratio={ratio} isEmblem={isEmblem} />
  return (
    <img src={address} alt="" className={picture} {...(isFirst ? firstPicture : laterPicture)} decoding="async" data-component="Girih" />
  )
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
      {...fixedDirection('drawing')}
    >
      <GirihShapes drawn={drawn} ink={ink} />
    </svg>
  )
}

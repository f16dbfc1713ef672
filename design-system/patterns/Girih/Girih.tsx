import { useId, useMemo } from 'react'
import { coverInks, type CoverInkName } from '../../tokens/cover-inks.ts'
import { pattern, picture } from './Girih.css.ts'
import type { Pattern } from './PatternAddress.ts'
import { firstPicture, laterPicture } from '../../components/Image/loading.ts'
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

/** The pattern of a seed as shapes. */
export function DrawnGirih({ seed, ink, ratio, isEmblem }: Pattern) {
  const drawn = useMemo(() => girih(seed, { ratio, isEmblem }), [seed, ratio, isEmblem])
  const strapId = useId()
  const { ground, mid, light, deep, strap, edge, inlay } = coverInks[ink]
  return (
    <svg
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={pattern}
      aria-hidden="true"
      focusable="false"
      data-component="Girih"
    >
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
    </svg>
  )
}

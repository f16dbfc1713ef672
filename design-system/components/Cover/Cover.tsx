import { useState } from 'react'
import { Girih } from '../../patterns/Girih/Girih.tsx'
import { usePatternAddress } from '../../patterns/Girih/usePatternAddress.ts'
import type { CoverInkName } from '../../tokens/cover-inks.ts'
import { firstPicture, laterPicture } from '../Image/loading.ts'
import { useIsStatic } from '../Lazy/useIsStatic.ts'
import { cover, picture, type coverRatios } from './Cover.css.ts'

export type CoverProps = {
  /** Seed of the pattern, so it must never change: a user name, the name of a group. */
  name: string
  /** Colours of the pattern: the set of an accent, or a set that belongs to no accent. */
  ink: CoverInkName
  /** Uploaded picture. If it is missing or broken, the pattern is shown. */
  src?: string | null
  /**
   * `cover` 7:2, `page` 12:5 on phones and 7:2 on desktops, `card` 9:2, `phone` 12:5, `strip` with one low height at every width, `square`
   * for the picture of a group. @default 'cover'
   */
  ratio?: (typeof coverRatios)[number]
  /** `desktop` for a cover that touches both edges of the screen on phones: its corners are round on desktops only. @default false */
  isRounded?: boolean | 'desktop'
  /** Loads the picture immediately and with priority, because it is visible when the page opens. */
  isFirst?: boolean
}

/** The wide picture at the top of a person, a group or a program. It is decoration, and the same in both directions. */
export function Cover({ name, ink, src, ratio = 'cover', isRounded, isFirst = false }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const hasPicture = Boolean(src) && src !== broken
  const isStatic = useIsStatic()
  const pattern = { name, ink, isEmblem: ratio === 'square', ratio: ratio === 'square' ? 1 : undefined }
  const fallback = usePatternAddress(pattern)
  return (
    <div className={cover({ ratio, isRounded })} data-component="Cover">
      {!hasPicture && <Girih {...pattern} isFirst={isFirst} />}
      {hasPicture && (
        <img
          src={src ?? ''}
          alt=""
          className={picture}
          {...(isFirst ? firstPicture : isStatic && laterPicture)}
          decoding="async"
          onError={() => setBroken(src ?? null)}
          data-part="picture"
          data-fallback={fallback}
        />
      )}
    </div>
  )
}

import { useState } from 'react'
import { Girih } from '../../patterns/Girih/Girih.tsx'
import { usePatternAddress } from '../../patterns/Girih/usePatternAddress.ts'
import type { CoverInkName } from '../../tokens/cover-inks.ts'
import { pictureWidths } from '../../tokens/picture-widths.ts'
import { usePicture } from '../Image/usePicture.ts'
import { cover, picture, type coverRatios } from './Cover.css.ts'

type Ratio = (typeof coverRatios)[number]

/** Place of each ratio: its width divided by its height, and the width at which a picture of 7:2 is drawn in it. */
const places: Readonly<Record<Ratio, { ratio: number; sizes: string }>> = {
  cover: { ratio: 7 / 2, sizes: pictureWidths.cell },
  page: { ratio: 7 / 2, sizes: pictureWidths.tallOnPhones },
  card: { ratio: 9 / 2, sizes: pictureWidths.cell },
  phone: { ratio: 12 / 5, sizes: pictureWidths.tallOnPhones },
  strip: { ratio: 7 / 2, sizes: pictureWidths.page },
  square: { ratio: 1, sizes: pictureWidths.square },
}

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
  ratio?: Ratio
  /** `desktop` for a cover that touches both edges of the screen on phones: its corners are round on desktops only. @default false */
  isRounded?: boolean | 'desktop'
  /** Loads the picture immediately and with priority, because it is visible when the page opens. */
  isFirst?: boolean
}

type PictureProps = Parameters<typeof usePicture>[0] & { fallback: string | undefined; onError: () => void }

const Picture = ({ fallback, onError, ...shown }: PictureProps) => (
  <img {...usePicture(shown)} alt="" className={picture} onError={onError} data-part="picture" data-fallback={fallback} />
)

/** The wide picture at the top of a person, a group or a program. It is decoration, and the same in both directions. */
export function Cover({ name, ink, src, ratio = 'cover', isRounded, isFirst = false }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src && src !== broken ? src : null
  const pattern = { name, ink, isEmblem: ratio === 'square', ratio: ratio === 'square' ? 1 : undefined }
  const fallback = usePatternAddress(pattern)
  return (
    <div className={cover({ ratio, isRounded })} data-component="Cover">
      {shown === null && <Girih {...pattern} isFirst={isFirst} />}
      {shown !== null && <Picture src={shown} {...places[ratio]} isFirst={isFirst} fallback={fallback} onError={() => setBroken(shown)} />}
    </div>
  )
}

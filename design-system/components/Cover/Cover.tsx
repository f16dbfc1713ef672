import { useState } from 'react'
import { Girih } from '../../patterns/Girih/Girih.tsx'
import type { CoverInkName } from '../../tokens/cover-inks.ts'
import { cover, picture, type coverRatios } from './Cover.css.ts'

export type CoverProps = {
  /** What the pattern follows from: a user name or the name of a group; its picture never changes then. */
  name: string
  /** Inks of the kind, or the paper of a program's brand. */
  ink: CoverInkName
  /** The uploaded picture. Missing or broken, the pattern stands in its place. */
  src?: string | null
  /** `cover` 7:2, `card` 9:2, `phone` 12:5, `square` for the picture of a group. @default 'cover' */
  ratio?: (typeof coverRatios)[number]
  isRounded?: boolean
}

/** The wide picture at the head of a person, a group or a program. Decoration, the same in both directions. */
export function Cover({ name, ink, src, ratio = 'cover', isRounded }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const hasPicture = Boolean(src) && src !== broken
  const isEmblem = ratio === 'square'
  return (
    <div className={cover({ ratio, isRounded })} data-component="Cover">
      {!hasPicture && <Girih name={name} ink={ink} isEmblem={isEmblem} {...(isEmblem && { ratio: 1 })} />}
      {hasPicture && (
        <img src={src ?? ''} alt="" className={picture} decoding="async" onError={() => setBroken(src ?? null)} data-part="picture" />
      )}
    </div>
  )
}

import { useState } from 'react'
import { Girih } from '../../patterns/Girih/Girih.tsx'
import type { CoverInkName } from '../../tokens/cover-inks.ts'
import { SkeletonBlock } from '../Skeleton/Skeleton.tsx'
import { frame, imageRatioValues, picture, waiting, type ImageRatio } from './Image.css.ts'

export type ImageProps = {
  /** Address of the picture. Missing or broken, a pattern stands in its place. */
  src?: string | null
  /** What is to be seen on it; the empty string where the words beside it say so. */
  alt: string
  /** What the pattern follows from: the same name has the same pattern for ever. */
  name: string
  /** Inks of the pattern. @default 'jade' */
  ink?: CoverInkName
  /** The shape of its place. @default 'photo' */
  ratio?: ImageRatio
  isRounded?: boolean
  /** Is seen as the page opens: loaded at once and before others. Without it the picture waits until it is nearly in sight. */
  isFirst?: boolean
}

/** A picture that is never a hole: its place is kept while it comes, and a pattern is drawn where it does not come. */
export function Image({ src, alt, name, ink = 'jade', ratio = 'photo', isRounded, isFirst = false }: ImageProps) {
  const [loaded, setLoaded] = useState<string | null>(null)
  const [broken, setBroken] = useState<string | null>(null)
  const wanted = src && src !== broken ? src : null
  const isLoaded = wanted !== null && wanted === loaded
  const meaning = alt !== '' && wanted === null ? { role: 'img', 'aria-label': alt } : {}
  return (
    <span
      {...meaning}
      className={frame({ ratio, isRounded })}
      data-component="Image"
      data-state={wanted ? (isLoaded ? 'loaded' : 'loading') : 'pattern'}
    >
      {wanted === null && <Girih name={name} ink={ink} ratio={imageRatioValues[ratio]} />}
      {wanted !== null && !isLoaded && (
        <span className={waiting} data-part="waiting">
          <SkeletonBlock shape="cover" />
        </span>
      )}
      {wanted !== null && (
        <img
          // A picture that was loaded before the page's code ran tells nobody any more.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(wanted)
          }}
          src={wanted}
          alt={alt}
          className={picture}
          data-loaded={isLoaded || undefined}
          data-part="picture"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setLoaded(wanted)}
          onError={() => setBroken(wanted)}
        />
      )}
    </span>
  )
}

import { useState, type ComponentProps } from 'react'
import { Girih } from '../../patterns/Girih/Girih.tsx'
import { usePatternAddress } from '../../patterns/Girih/usePatternAddress.ts'
import type { CoverInkName } from '../../tokens/cover-inks.ts'
import { pictureWidths } from '../../tokens/picture-widths.ts'
import { useIsStatic } from '../Lazy/useIsStatic.ts'
import { SkeletonBlock } from '../Skeleton/Skeleton.tsx'
import { frame, imageRatioValues, picture, waiting, type ImageRatio } from './Image.css.ts'
import { usePicture } from './usePicture.ts'

export type ImageProps = {
  /** Address of the picture. If it is missing or broken, a pattern is shown. */
  src?: string | null
  /** Alternative text; empty if the text beside it says the same. */
  alt: string
  /** Seed of the pattern: the same name always has the same pattern. */
  name: string
  /** Colours of the pattern. @default 'jade' */
  ink?: CoverInkName
  /** Aspect ratio. @default 'photo' */
  ratio?: ImageRatio
  isRounded?: boolean
  /** Width at which the picture is shown, as in the attribute `sizes`. By default, that of a cell of a grid. */
  sizes?: string
  /**
   * Loads the picture immediately and with priority, because it is visible when the page opens. Otherwise it loads when it is nearly
   * visible.
   */
  isFirst?: boolean
}

type PictureProps = ComponentProps<'img'> & { alt: string; shown: Parameters<typeof usePicture>[0]; 'data-loaded'?: true | undefined }

const Picture = ({ shown, alt, ...props }: PictureProps) => <img {...usePicture(shown)} {...props} alt={alt} />

/** A picture whose space is reserved while it loads, with a pattern if it fails to load. */
export function Image({
  src,
  alt,
  name,
  ink = 'jade',
  ratio = 'photo',
  isRounded,
  sizes = pictureWidths.cell,
  isFirst = false,
}: ImageProps) {
  const [loaded, setLoaded] = useState<string | null>(null)
  const [broken, setBroken] = useState<string | null>(null)
  const source = src && src !== broken ? src : null
  const isStatic = useIsStatic()
  /* A static page runs no code if a picture has loaded, so the picture is visible from the start. */
  const isLoaded = isStatic || (source !== null && source === loaded)
  const fallback = usePatternAddress({ name, ink, ratio: imageRatioValues[ratio] })
  const meaning = alt !== '' && source === null ? { role: 'img', 'aria-label': alt } : {}
  return (
    <span
      {...meaning}
      className={frame({ ratio, isRounded })}
      data-component="Image"
      data-state={source ? (isLoaded ? 'loaded' : 'loading') : 'pattern'}
    >
      {source === null && <Girih name={name} ink={ink} ratio={imageRatioValues[ratio]} isFirst={isFirst} />}
      {source !== null && !isLoaded && (
        <span className={waiting} data-part="waiting">
          <SkeletonBlock shape="cover" />
        </span>
      )}
      {source !== null && (
        <Picture
          shown={{ src: source, sizes, ratio: imageRatioValues[ratio], isFirst }}
          // If the picture was loaded before this code ran, no load event follows.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(source)
          }}
          alt={alt}
          className={picture}
          data-loaded={isLoaded || undefined}
          data-part="picture"
          data-fallback={fallback}
          onLoad={() => setLoaded(source)}
          onError={() => setBroken(source)}
        />
      )}
    </span>
  )
}

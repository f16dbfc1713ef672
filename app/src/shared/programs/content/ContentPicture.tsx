import { useState } from 'react'
import { Image } from '@wasla/design-system/components/Image'
import { VideoThumbnail } from '@wasla/design-system/components/VideoThumbnail'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import { coverInkOf } from '../status/cover-ink.ts'
import * as styles from './Content.css.ts'
import { isOurFile } from './content-facts.ts'
import type { ContentItemFragment } from './program-contents.generated.ts'

/** Shows an item's thumbnail. A video loads and plays only after the user starts it. */
export function ContentPicture({ item }: { item: ContentItemFragment }) {
  const [isPlaying, setPlaying] = useState(false)
  const { title, type, contentUrl, thumbnailUrl, id } = item
  const ink = coverInkOf(id)
  if (type !== 'VIDEO') return <Image src={thumbnailUrl} alt="" name={title} ink={ink} ratio="video" />
  const look = { title, poster: thumbnailUrl, ink }
  if (!isOurFile(item)) {
    const address = webAddress(contentUrl)
    return address === null ? (
      <Image src={thumbnailUrl} alt="" name={title} ink={ink} ratio="video" />
    ) : (
      <VideoThumbnail {...look} href={address} />
    )
  }
  return isPlaying ? (
    <video className={styles.film} src={contentUrl} aria-label={title} controls autoPlay playsInline preload="metadata" data-part="film">
      {/* The videos show their captions in the picture, so there are no caption files. */}
      <track kind="captions" />
    </video>
  ) : (
    <VideoThumbnail {...look} onPress={() => setPlaying(true)} />
  )
}

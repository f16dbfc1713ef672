import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { useIntl } from 'react-intl'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import { Icon } from '../../icons/Icon.tsx'
import { isolate } from '../../locale/isolate.ts'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import type { CoverInkName } from '../../tokens/cover-inks.ts'
import { Image } from '../Image/Image.tsx'
import * as styles from './VideoThumbnail.css.ts'

export const videoRatios = ['video', 'reel', 'square'] as const

type Leads =
  | { /** Called to play the video on this page. */ onPress: () => void; href?: never }
  | { /** Address on another site where the video plays; opens in a new tab. */ href: string; onPress?: never }

export type VideoThumbnailProps = Leads & {
  /** Title of the video: its accessible name, and the seed of the pattern for a missing poster. */
  title: string
  poster?: string | null
  /** Duration in seconds. */
  seconds?: number
  /** `reel` is in portrait format. @default 'video' */
  ratio?: (typeof videoRatios)[number]
  ink?: CoverInkName
}

/**
 * A preview picture that opens its video, with a play symbol and the duration.
 * @selector [data-hovered] [data-pressed] [data-focus-visible]
 */
export function VideoThumbnail({ title, poster, seconds, ratio = 'video', ink, href, onPress }: VideoThumbnailProps) {
  const intl = useIntl()
  const { clock } = useFormats()
  const length = seconds === undefined ? null : clock(seconds)
  const name = isolate(title)
  const shared = {
    className: styles.thumbnail,
    'data-component': 'VideoThumbnail',
    'aria-label': intl.formatMessage(
      { id: `ds.videoThumbnail.${href === undefined ? 'play' : 'open'}.${length === null ? 'plain' : 'timed'}` },
      { title: name, duration: length ?? '' },
    ),
  }
  const inside = (
    <>
      <Image src={poster} alt="" name={title} ink={ink} ratio={ratio} isRounded />
      <span className={styles.play} aria-hidden="true" data-part="play" {...fixedDirection('drawing')}>
        <span className={styles.triangle}>
          <Icon name="play" size="large" />
        </span>
      </span>
      {length !== null && (
        <span className={styles.duration} aria-hidden="true" data-part="duration">
          {length}
        </span>
      )}
    </>
  )
  if (href === undefined)
    return (
      <Button {...shared} onPress={onPress}>
        {inside}
      </Button>
    )
  return (
    <Link {...shared} href={href} target="_blank" rel="noopener noreferrer">
      {inside}
    </Link>
  )
}

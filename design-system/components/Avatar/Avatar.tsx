import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { shapeOf } from '../../tokens/accent-shape.ts'
import { pictureWidths } from '../../tokens/picture-widths.ts'
import type { Accent } from '../../tokens/token-type.ts'
import { usePicture } from '../Image/usePicture.ts'
import { avatar, accentRing, letters, picture, type avatarSizes } from './Avatar.css.ts'
import { initials } from './initials.ts'

export type AvatarProps = {
  /** Name of the person, business or group; without a picture its initials are shown. */
  name: string
  /** Ring and shape that identify a kind of people or things (T-12). Without an accent the ring is plain and round. */
  accent?: Accent
  /** Address of the picture. If it is missing or broken, the initials are shown. */
  src?: string | null
  /** @default 'medium' */
  size?: (typeof avatarSizes)[number]
  /** Icon instead of the initials, for a role that is not a person. */
  icon?: IconName
  /** Gives the picture an accessible name. Set it if the name is not written beside it; otherwise screen readers skip the picture. */
  isNamed?: boolean
  /** Loads the picture immediately and with priority, because it is visible when the page opens. */
  isFirst?: boolean
}

type PictureProps = Required<Pick<AvatarProps, 'size' | 'isFirst'>> & { src: string; className: string; onError: () => void }

const Picture = ({ src, size, isFirst, className, onError }: PictureProps) => (
  <img
    {...usePicture({ src, sizes: pictureWidths[size], ratio: 1, isFirst })}
    alt=""
    className={className}
    data-part="picture"
    onError={onError}
  />
)

/** The picture of a person, a business or a group. Without a picture it shows the initials on the tint of the accent. */
export function Avatar({ name, accent, src, size = 'medium', icon, isNamed, isFirst = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shape = accent ? shapeOf[accent] : 'round'
  const meaning = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span
      {...meaning}
      className={`${avatar({ size, shape })} ${accentRing[accent ?? 'none']}`}
      data-component="Avatar"
      data-accent={accent}
      data-shape={shape}
    >
      <span className={letters[shape]} data-part="initials">
        {icon ? <Icon name={icon} size={size === 'tiny' ? 'tiny' : 'medium'} /> : <bdi>{initials(name)}</bdi>}
      </span>
      {src && src !== broken && (
        <Picture src={src} size={size} isFirst={isFirst} className={picture[shape]} onError={() => setBroken(src)} />
      )}
    </span>
  )
}

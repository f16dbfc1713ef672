import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { shapeOf } from '../../tokens/kind-shape.ts'
import type { Kind } from '../../tokens/token-type.ts'
import { avatar, kindRing, letters, picture, type avatarSizes } from './Avatar.css.ts'
import { initials } from './initials.ts'

export type AvatarProps = {
  /** Whose picture it is; gives the initials where there is none. */
  name: string
  /** Ring and shape: people round, businesses and groups squarish (T-12). Without a kind the ring is plain and round. */
  kind?: Kind
  /** Address of the picture. A missing or broken one leaves the initials standing. */
  src?: string | null
  /** @default 'medium' */
  size?: (typeof avatarSizes)[number]
  /** Stands for the initials, for somebody who is a role and not a person. */
  icon?: IconName
  /** Set where the name does not stand beside the picture; otherwise the picture is silent. */
  isNamed?: boolean
}

/** The face of a person, a business or a group. Never a grey hole: initials on the tint of the kind stand in. */
export function Avatar({ name, kind, src, size = 'medium', icon, isNamed }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shape = kind ? shapeOf[kind] : 'round'
  const meaning = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span
      {...meaning}
      className={`${avatar({ size, shape })} ${kindRing[kind ?? 'none']}`}
      data-component="Avatar"
      data-kind={kind}
      data-shape={shape}
    >
      <span className={letters[shape]} data-part="initials">
        {icon ? <Icon name={icon} size={size === 'tiny' ? 'tiny' : 'medium'} /> : <bdi>{initials(name)}</bdi>}
      </span>
      {src && src !== broken && (
        <img src={src} alt="" className={picture[shape]} data-part="picture" decoding="async" onError={() => setBroken(src)} />
      )}
    </span>
  )
}

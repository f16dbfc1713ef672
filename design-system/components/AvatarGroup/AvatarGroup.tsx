import { useIntl } from 'react-intl'
import { isolate } from '../../locale/isolate.ts'
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx'
import { face, group, more, type groupSizes } from './AvatarGroup.css.ts'

export type AvatarGroupProps = {
  people: readonly (Pick<AvatarProps, 'name' | 'accent' | 'src'> & { id: string })[]
  /** Number of all people, if `people` has only some of them. @default the length of `people` */
  count?: number
  /** Largest number of avatars shown. A number counts the rest. @default 4 */
  most?: number
  /** @default 'small' */
  size?: (typeof groupSizes)[number]
}

/** A few avatars and the number of further people. Screen readers read the names as one sentence. */
export function AvatarGroup({ people, count, most = 4, size = 'small' }: AvatarGroupProps) {
  const intl = useIntl()
  const shown = people.slice(0, Math.max(1, most))
  const rest = Math.max(0, (count ?? people.length) - shown.length)
  const names = intl.formatList(
    shown.map(({ name }) => isolate(name)),
    { type: rest > 0 ? 'unit' : 'conjunction' },
  )
  const label = rest > 0 ? intl.formatMessage({ id: 'ds.avatarGroup.more' }, { names, count: rest }) : names
  return (
    <span className={group} role="img" aria-label={label} data-component="AvatarGroup">
      {shown.map(({ id, ...person }) => (
        <span key={id} className={face}>
          <Avatar {...person} size={size} />
        </span>
      ))}
      {rest > 0 && (
        <span className={more[size]} data-part="more">
          <bdi>{intl.formatNumber(rest, { format: 'compact', signDisplay: 'always' })}</bdi>
        </span>
      )}
    </span>
  )
}

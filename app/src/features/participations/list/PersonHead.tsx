import { FormattedMessage } from 'react-intl'
import { Link } from 'react-aria-components/Link'
import { typeSlug, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { accentOf } from '#shell/accents.ts'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import * as styles from './PersonHead.css.ts'

export type Person = {
  readonly id: string
  readonly fullName: string
  readonly userName: string | null
  readonly userType: ProfileType
  readonly profileImage: string | null
  readonly isVerified: boolean
  readonly interests: readonly { readonly id: string; readonly name: string }[]
}

/** Number of interests that fit on one line with the type and the handle. */
const shownInterests = 3

/** Name, verified mark, type, handle and interests of a person in a list. The name links to the person's public page, if there is one. */
export function PersonHead({ person, hasKind = false }: { person: Person; hasKind?: boolean }) {
  const { separator } = useFormats()
  const { userName, userType } = person
  const interests = person.interests.slice(0, shownInterests).map(({ name }) => name)
  return (
    <div className={styles.who}>
      <span className={styles.name}>
        {userName === null ? (
          <span className={styles.link}>
            <MarkedName member={person} />
          </span>
        ) : (
          <Link className={styles.link} href={`/profile/${typeSlug[userType]}/${encodeURIComponent(userName.toLowerCase())}`}>
            <MarkedName member={person} />
          </Link>
        )}
        {hasKind && (
          <KindBadge accent={accentOf[userType]}>
            <FormattedMessage id={`shell.kind.${userType}`} />
          </KindBadge>
        )}
      </span>
      <span className={styles.quiet}>
        {userName !== null && <Ltr>@{userName}</Ltr>}
        {userName !== null && interests.length > 0 && separator}
        {interests.map((name, at) => (
          <span key={name}>
            {at > 0 && separator}
            <Bidi>{name}</Bidi>
          </span>
        ))}
      </span>
    </div>
  )
}

import { Link } from 'react-aria-components/Link'
import { Fragment, type ReactNode } from 'react'
import type { BrandCollaboration, CollaborationIndividual } from '@wasla/contract/generated/user-types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { BrandMark } from '#shared/showcase/BrandMark.tsx'
import { accentOf } from '#shell/accents.ts'
import { CutLtr } from './CutLtr.tsx'
import { ExternalLink } from '#shell/ExternalLink.tsx'
import { Part } from './Part.tsx'
import { tabAddress } from '#shared/profiles/tabs.ts'
import * as styles from './sections.css.ts'

type Nullable<T> = { readonly [K in keyof T]?: T[K] | null }
export type Partner = Pick<BrandCollaboration, 'id' | 'type' | 'brand_name'> &
  Nullable<Pick<BrandCollaboration, 'brand_icon' | 'url' | 'brandDomain'>> & {
    readonly individualData?:
      | (Pick<CollaborationIndividual, 'fullName' | 'userName'> & Nullable<Pick<CollaborationIndividual, 'profileImage' | 'userType'>>)
      | null
  }

/**
 * Link around a partner. It leads to the partner's profile on Wasla, or, without a profile, to the address of the collaboration. Without
 * either, there is no link.
 */
function Way({ partner: { url, individualData }, children }: { partner: Partner; children: ReactNode }) {
  const { userName, userType } = individualData ?? {}
  if (userName && userType)
    return (
      <Link href={tabAddress('overview', { type: userType, userName })} className={styles.partner}>
        {children}
      </Link>
    )
  if (url)
    return (
      <ExternalLink href={url} className={styles.partner}>
        {children}
      </ExternalLink>
    )
  return <span className={styles.partner}>{children}</span>
}

/**
 * A domain or user name in full. A long name breaks after a dot or an underscore. It breaks inside a word only if it still does not fit.
 */
const WholeName = ({ children }: { children: string }) => {
  const parts = children.split(/(?<=[._])/)
  return (
    <Ltr>
      {parts.map((part, at) => (
        <Fragment key={parts.slice(0, at + 1).join('')}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Ltr>
  )
}

/** Brands and people that the profile worked with. */
export const Partners = ({ partners, isOwn }: { partners: readonly Partner[]; isOwn: boolean }) => (
  <Part name="partners" count={partners.length} isOwn={isOwn}>
    <ul className={styles.partners}>
      {partners.map((partner) => {
        const { individualData: person } = partner
        const name = person?.fullName || partner.brand_name
        const handle = person ? `@${person.userName}` : partner.brandDomain
        /* Of a person without a profile, only the user name is known. It is shown once, as the name. */
        const isNamedByHandle = person?.userName === name
        return (
          <li key={partner.id}>
            <Way partner={partner}>
              {person ? (
                <Avatar name={name} accent={accentOf[person.userType ?? 'INFLUENCER']} src={person.profileImage} />
              ) : (
                <BrandMark name={name} icon={partner.brand_icon ?? null} />
              )}
              <span className={styles.partnerName}>
                <Text as="span" look="label">
                  {isNamedByHandle ? <WholeName>{`@${name}`}</WholeName> : <Bidi>{name}</Bidi>}
                </Text>
              </span>
              {handle && !isNamedByHandle && (
                <span className={styles.handle}>
                  <Text as="span" look="caption" tone="muted">
                    {person ? <CutLtr>{handle}</CutLtr> : <WholeName>{handle}</WholeName>}
                  </Text>
                </span>
              )}
            </Way>
          </li>
        )
      })}
    </ul>
  </Part>
)

import { FormattedMessage, useIntl } from 'react-intl'
import type { SocialLink } from '@wasla/contract/generated/user-types.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { CutLtr } from './CutLtr.tsx'
import { ExternalLink } from '#shell/ExternalLink.tsx'
import { Part } from './Part.tsx'
import { PlatformMark } from './PlatformMark.tsx'
import * as styles from './sections.css.ts'

export type Account = Pick<SocialLink, 'id' | 'type' | 'user_name' | 'profile_url' | 'followers'>

type AccountsProps = {
  accounts: readonly Account[]
  /** Ids of the accounts that the licence of the profile covers. */
  licensed: readonly string[]
  isOwn: boolean
}

/** Connected accounts of a profile, the largest first. An account that a licence covers has a sign. */
export function Accounts({ accounts, licensed, isOwn }: AccountsProps) {
  const intl = useIntl()
  const { compact } = useFormats()
  const platformName = usePlatformName()
  const ordered = accounts.toSorted((one, other) => other.followers - one.followers)
  return (
    <Part name="accounts" count={accounts.length} isOwn={isOwn}>
      <ul className={styles.accounts}>
        {ordered.map(({ id, type, user_name, profile_url, followers }) => (
          <li key={id}>
            <ExternalLink href={profile_url} className={styles.account}>
              <span className={styles.platform}>
                <PlatformMark platform={type} />
                <Text as="span" look="caption" tone="muted" isTruncated>
                  {platformName(type)}
                </Text>
                {licensed.includes(id) && (
                  <span className={styles.licensed}>
                    <Icon name="id-card" size="small" label={intl.formatMessage({ id: 'profiles.licence.account' })} />
                  </span>
                )}
              </span>
              <span className={styles.followers}>
                <bdi>{compact(followers)}</bdi>
                <VisuallyHidden>
                  <FormattedMessage id="profiles.page.followers" />
                </VisuallyHidden>
              </span>
              <Text as="span" look="caption" tone="muted">
                <CutLtr>{`@${user_name}`}</CutLtr>
              </Text>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

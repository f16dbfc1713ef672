import { useQuery } from '@apollo/client/react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { connectable } from '#shared/social/platforms.ts'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import { CutLtr } from '../page/CutLtr.tsx'
import { PlatformMark } from '../page/PlatformMark.tsx'
import { ConnectedAccountsDocument, type ConnectedAccountsQuery } from './AccountsCard.generated.ts'
import * as styles from './AccountsCard.css.ts'
import { tile } from './rows.css.ts'

/** Page where accounts are connected and removed. */
const settings = '/settings/accounts-rates'

/** Card with the connected accounts, and with the platforms that have none (S1 §2). */
export function AccountsCard() {
  const { data, error, refetch, loading } = useQuery(ConnectedAccountsDocument, { context: { errors: 'mine' } })
  return (
    <Card as="section" isPadded aria-labelledby="accounts-title" aria-busy={!data && !error}>
      <Stack gap="sm">
        <div className={styles.head}>
          <Heading level={2} id="accounts-title">
            <FormattedMessage id="profiles.accounts.title" />
          </Heading>
          {data && <Joined accounts={data.mySocialLinks} />}
        </div>
        {data ? (
          <Accounts accounts={data.mySocialLinks} />
        ) : error ? (
          <ErrorState
            level={3}
            title={<FormattedMessage id="profiles.accounts.failed" />}
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        ) : (
          <Skeleton>
            <SkeletonText look="label" lines={2} />
            <SkeletonBlock shape="control" />
          </Skeleton>
        )}
      </Stack>
    </Card>
  )
}

/**
 * The short form of a large count ends with a word for thousand or million, and the plural must agree with that word. Counts above 1000 are
 * therefore treated as 1000, which selects that plural.
 */
const aThousand = 1000

type AccountsProps = { accounts: ConnectedAccountsQuery['mySocialLinks'] }

/** Number of connected platforms. Several accounts on one platform count once. */
const Joined = ({ accounts }: AccountsProps) => (
  <Text as="span" look="caption" tone="muted">
    <FormattedMessage
      id="profiles.accounts.of"
      values={{ count: new Set(accounts.map(({ type }) => type)).size, all: connectable.length }}
    />
  </Text>
)

function Accounts({ accounts }: AccountsProps) {
  const intl = useIntl()
  const platformName = useStatedPlatformName()
  const { compact } = useFormats()
  const missing = connectable.filter(([platform]) => !accounts.some(({ type }) => type === platform))
  return (
    <>
      {accounts.length > 0 && (
        <ul className={styles.rows}>
          {accounts.map(({ id, type, user_name, followers }) => (
            <li key={id} className={styles.row}>
              <span className={tile}>
                <PlatformMark platform={type} isNamed />
              </span>
              <span className={styles.words}>
                <Text as="span" look="label">
                  <CutLtr>{`@${user_name}`}</CutLtr>
                </Text>
                <Text as="span" look="caption" tone="muted">
                  <FormattedMessage
                    id="profiles.accounts.followers"
                    values={{ count: Math.min(followers, aThousand), shown: compact(followers) }}
                  />
                </Text>
              </span>
              <span className={styles.done}>
                <Icon name="check" size="small" />
              </span>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <ul className={missing.length === connectable.length ? styles.allOpen : styles.open}>
          {missing.map(([platform, mark]) => (
            <li key={platform}>
              <Link
                href={settings}
                className={styles.way}
                aria-label={intl.formatMessage({ id: 'profiles.accounts.connect' }, { platform: platformName(platform) })}
              >
                <PlatformIcon platform={mark} />
                <span className={styles.plus}>
                  <Icon name="plus" size="tiny" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { readProfileSummaries } from '@wasla/contract/admin/profile-summary.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { accentOf } from '#shell/accents.ts'
import { problemOf } from '#graphql/problems.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { MobileNumber } from '../lists/MobileNumber.tsx'
import { Detail } from '../shell/Detail.tsx'
import { Section } from '../shell/Section.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { AccessBadges } from './AccessBadges.tsx'
import { AccountActions } from './AccountActions.tsx'
import { GroupItem } from './GroupItem.tsx'
import { ProfileItem } from './ProfileItem.tsx'
import * as styles from './UserScreen.css.ts'
import type { UserRow } from './user-row.ts'
import { AdminUserDocument } from './UserScreen.generated.ts'

/** Shows one account: its facts, profiles, groups and the actions on it. */
export function UserScreen() {
  useAdminTitle('admin.place.user')
  const { id = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(AdminUserDocument, {
    variables: { id },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  if (data) return <User user={data.adminUser} />
  if (!error) return <PageWaiting />
  if (problemOf(error)?.code === 'USER_NOT_FOUND')
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.users.missing" />}>
        <FormattedMessage id="admin.missing.text" />
      </ErrorState>
    )
  return <ErrorState level={1} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
}

function User({ user }: { user: UserRow }) {
  const intl = useIntl()
  const { date } = useFormats()
  const profiles = readProfileSummaries(user.profiles)
  const [first] = profiles
  const name = user.name ? <Bidi>{user.name}</Bidi> : <MobileNumber>{user.mobileNumber}</MobileNumber>
  const title = (id: 'number' | 'created' | 'lastSeen' | 'suspended' | 'closed') => intl.formatMessage({ id: `admin.column.${id}` })
  return (
    <Detail
      up={{ href: '/users', label: intl.formatMessage({ id: 'admin.place.users' }) }}
      name={name}
      mark={<Avatar name={user.name ?? ''} accent={first && accentOf[first.type]} icon={user.name ? undefined : 'user'} />}
      badges={<AccessBadges {...user} />}
      side={<AccountActions user={user} />}
    >
      <Section title={<FormattedMessage id="admin.users.account" />}>
        <DescriptionList
          look="pairs"
          items={[
            { id: 'number', name: title('number'), value: <MobileNumber key="number">{user.mobileNumber}</MobileNumber> },
            { id: 'created', name: title('created'), value: date(new Date(user.createdAt), 'moment') },
            {
              id: 'lastSeen',
              name: title('lastSeen'),
              value: user.lastSeenAt ? date(new Date(user.lastSeenAt), 'moment') : intl.formatMessage({ id: 'admin.users.never' }),
            },
            ...(['suspended', 'closed'] as const).flatMap((id) => {
              const moment = user[`${id}At`]
              return moment === null ? [] : [{ id, name: title(id), value: date(new Date(moment), 'moment') }]
            }),
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="admin.column.profiles" />}>
        {profiles.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage id="admin.users.noProfiles" />
          </Text>
        ) : (
          <ul className={styles.profiles}>
            {profiles.map((profile) => (
              <ProfileItem key={profile.id} profile={profile} />
            ))}
          </ul>
        )}
      </Section>
      {user.groups.length > 0 && (
        <Section title={<FormattedMessage id="admin.users.groups" />}>
          <ul className={styles.profiles}>
            {user.groups.map((group) => (
              <GroupItem key={group.id} group={group} />
            ))}
          </ul>
        </Section>
      )}
    </Detail>
  )
}

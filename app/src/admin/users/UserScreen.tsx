import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { readProfileSummaries } from '@wasla/contract/admin/records.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { Card } from '@wasla/design-system/components/Card'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { problemOf } from '#graphql/problems.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { useOfficeTitle } from '../shell/useOfficeTitle.ts'
import { AccountDeeds } from './AccountDeeds.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { AdminUserDocument, type AdminUserQuery } from './UserScreen.generated.ts'

export type UserRow = AdminUserQuery['adminUser']

/** One account: its profiles, and what may be done to it. */
export function UserScreen() {
  useOfficeTitle('admin.place.user')
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
  const name = user.name ?? groupedPhone(user.mobileNumber)
  const title = (id: 'number' | 'created' | 'lastSeen') => intl.formatMessage({ id: `admin.column.${id}` })
  return (
    <Stack gap="lg">
      <Breadcrumbs items={[{ href: '/users', label: intl.formatMessage({ id: 'admin.place.users' }) }]} current={<Bidi>{name}</Bidi>} />
      <Inline gap="sm" align="center">
        <Heading level={1} look="title">
          <Bidi>{name}</Bidi>
        </Heading>
        {user.isSuspended && (
          <Badge tone="danger">
            <FormattedMessage id="admin.access.suspended" />
          </Badge>
        )}
      </Inline>
      <Card isPadded>
        <DescriptionList
          items={[
            { id: 'number', name: title('number'), value: <Ltr key="number">{groupedPhone(user.mobileNumber)}</Ltr> },
            { id: 'created', name: title('created'), value: date(new Date(user.createdAt), 'moment') },
            {
              id: 'lastSeen',
              name: title('lastSeen'),
              value: user.lastSeenAt ? date(new Date(user.lastSeenAt), 'moment') : intl.formatMessage({ id: 'admin.users.never' }),
            },
          ]}
        />
      </Card>
      <AccountDeeds user={user} />
      <Stack as="section" gap="sm" aria-labelledby="profiles-title">
        <Heading level={2} look="heading" id="profiles-title">
          <FormattedMessage id="admin.column.profiles" />
        </Heading>
        {profiles.map((profile) => (
          <ProfileCard key={profile.id} profile={profile} />
        ))}
      </Stack>
    </Stack>
  )
}

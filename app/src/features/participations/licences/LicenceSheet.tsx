import { useApolloClient, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { groupedNumber } from '@wasla/contract/licences/number.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { SaveCsvButton } from '#shared/results/SaveCsvButton.tsx'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { ParticipantLicencesCsvDocument, ParticipantLicencesDocument, type ParticipantLicencesQuery } from './licences.generated.ts'
import { lookOf } from './licence-look.ts'
import * as styles from './Licences.css.ts'

const pageSize = 20

/** The licences of all participants, the newest participant first, and the same as a file. */
export function LicenceSheet({ programId }: { programId: string }) {
  const client = useApolloClient()
  const { data, error, loading, refetch, fetchMore } = useQuery(ParticipantLicencesDocument, {
    variables: { filter: { programId }, pagination: { limit: pageSize, offset: 0 } },
    fetchPolicy: 'network-only',
    context: { errors: 'mine' },
  })
  const fetchText = async () => {
    const answer = await client.query({ query: ParticipantLicencesCsvDocument, variables: { programId }, fetchPolicy: 'network-only' })
    return answer.data?.participantLicencesCsv ?? null
  }
  if (!data)
    return error ? (
      <ErrorState
        level={3}
        title={<FormattedMessage id="participations.licences.failed" />}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <SkeletonRows rows={4} />
    )
  const { count, data: rows } = data.participants
  const more = () =>
    fetchMore({
      variables: { pagination: { limit: pageSize, offset: rows.length } },
      updateQuery: (before, { fetchMoreResult: { participants: next } }) => ({
        participants: { ...next, data: [...before.participants.data, ...next.data] },
      }),
    })
  return (
    <div className={styles.sheet}>
      <div className={styles.tools}>
        <Text tone="muted">
          <FormattedMessage id="participations.licences.count" values={{ count }} />
        </Text>
        <SaveCsvButton name={`wasla-licences-${programId.slice(0, 8)}.csv`} fetchText={fetchText} />
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {rows.length < count && (
        <div>
          <Button isPending={loading} onPress={() => void more().catch(() => undefined)}>
            <FormattedMessage id="participations.licences.more" />
          </Button>
        </div>
      )}
    </div>
  )
}

function Row({ row: { profile, licence } }: { row: ParticipantLicencesQuery['participants']['data'][number] }) {
  const { date } = useFormats()
  const platformName = usePlatformName()
  const { tone, icon } = lookOf[licence.state]
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Text look="label">
          <Bidi>{profile.fullName}</Bidi>
        </Text>
        {profile.userName !== '' && (
          <Text look="caption" tone="muted">
            <Ltr>@{profile.userName}</Ltr>
          </Text>
        )}
      </div>
      <div className={styles.state}>
        <Badge tone={tone} icon={icon}>
          <FormattedMessage id={`participations.licence.${licence.state}`} />
        </Badge>
      </div>
      {licence.number !== null && licence.expiresOn !== null && (
        <div className={styles.facts}>
          <Text as="span" look="caption">
            <Ltr>{groupedNumber(licence.number)}</Ltr>
          </Text>
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage
              id={licence.state === 'EXPIRED' ? 'participations.licence.ended' : 'participations.licence.until'}
              values={{ day: date(new Date(startOfDay(licence.expiresOn))) }}
            />
          </Text>
          {licence.accounts.map(({ id, type, user_name: userName }) => (
            <Text key={id} as="span" look="caption" tone="muted">
              {platformName(type)} <Ltr>@{userName}</Ltr>
            </Text>
          ))}
        </div>
      )}
    </li>
  )
}

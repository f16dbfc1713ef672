import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { peoplePath } from '#shared/people/people-path.ts'
import { HomeNetworkersDocument } from '../FindNetworkers.generated.ts'
import { foot } from '../FindNetworkers.css.ts'
import { Creator } from './Creator.tsx'
import * as styles from './CreatorsCard.css.ts'

/** Three stand beside each other. */
const shown = 3

/** People a brand could work with, before it has anything to compare them for. */
export function CreatorsCard() {
  const { data, error, loading, refetch } = useQuery(HomeNetworkersDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const people = data?.people.data.slice(0, shown)
  return (
    <Card as="section" aria-labelledby="home-creators">
      <div className={styles.body}>
        <div>
          <Heading level={2} look="title" id="home-creators">
            <FormattedMessage id="firstDay.creators" />
          </Heading>
          <Text tone="muted">
            <FormattedMessage id="profiles.people.lead" />
          </Text>
        </div>
        {people && people.length > 0 && (
          <ul className={styles.people}>
            {people.map((person) => (
              <Creator key={person.id} person={person} />
            ))}
          </ul>
        )}
        {people?.length === 0 && (
          <Text tone="muted">
            <FormattedMessage id="profiles.people.none" />
          </Text>
        )}
        {!people &&
          (error && !loading ? (
            <ErrorState
              level={3}
              title={<FormattedMessage id="profiles.people.failed" />}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <SkeletonRows rows={shown} />
          ))}
      </div>
      <div className={foot}>
        <TextLink href={peoplePath} isStandalone>
          <FormattedMessage id="profiles.people.all" />
        </TextLink>
      </div>
    </Card>
  )
}

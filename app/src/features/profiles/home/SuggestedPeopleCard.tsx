import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Text } from '@wasla/design-system/primitives/Text'
import { peoplePath } from '#shared/people/people-path.ts'
import type { PersonFieldsFragment } from '#shared/people/person.generated.ts'
import { HomeNetworkersDocument } from './FindNetworkers.generated.ts'
import * as styles from './FindNetworkers.css.ts'

type SuggestedPeopleCardProps = {
  /** Id of the element inside `head` whose text is the name of the card. */
  labelledBy: string
  head: ReactNode
  /** Largest number of people to suggest. */
  most: number
  /** Renders the people. Called only if there is at least one. */
  children: (people: readonly PersonFieldsFragment[]) => ReactNode
}

/** Card with people that a brand may work with, and a link to all of them. Says so if nobody is found or if the people fail to load. */
export function SuggestedPeopleCard({ labelledBy, head, most, children }: SuggestedPeopleCardProps) {
  const { data, error, loading, refetch } = useQuery(HomeNetworkersDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const people = data?.people.data.slice(0, most)
  return (
    <Card as="section" aria-labelledby={labelledBy}>
      <div className={styles.body}>
        {head}
        {people && people.length > 0 && children(people)}
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
            <SkeletonRows rows={most} />
          ))}
      </div>
      <div className={styles.foot}>
        <TextLink href={peoplePath} isStandalone>
          <FormattedMessage id="profiles.people.all" />
        </TextLink>
      </div>
    </Card>
  )
}

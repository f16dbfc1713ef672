import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { peoplePath } from '#shared/people/people-path.ts'
import { HomeNetworkersDocument } from './FindNetworkers.generated.ts'
import { SuggestedPerson } from './SuggestedPerson.tsx'
import * as styles from './FindNetworkers.css.ts'

/** How many people are suggested on home. */
const shown = 4

/** A brand's way to the people it may work with: a name to look for, four of them to compare, and everybody. */
export function FindNetworkers() {
  const intl = useIntl()
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  const { data, error, loading, refetch } = useQuery(HomeNetworkersDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const people = data?.people.data
  const search = (text: string) =>
    void navigate(text.trim() === '' ? peoplePath : `${peoplePath}?${new URLSearchParams({ q: text.trim() }).toString()}`)
  return (
    <Card as="section" aria-labelledby="home-people">
      <div className={styles.body}>
        <div>
          <Heading level={2} look="title" id="home-people">
            <FormattedMessage id="profiles.people.title" />
          </Heading>
          <Text look="caption" tone="muted">
            <FormattedMessage id="profiles.people.lead" />
          </Text>
        </div>
        <SearchField label={intl.formatMessage({ id: 'profiles.people.search' })} value={term} onChange={setTerm} onSubmit={search} />
        {people && (
          <ul>
            {people.map((person) => (
              <SuggestedPerson key={person.id} person={person} />
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
            <ErrorState title={<FormattedMessage id="profiles.people.failed" />} onRetry={() => void refetch().catch(() => undefined)} />
          ) : (
            <SkeletonRows rows={shown} />
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

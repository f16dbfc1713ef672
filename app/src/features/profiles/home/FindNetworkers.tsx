import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { peoplePath } from '#shared/people/people-path.ts'
import { SuggestedPeopleCard } from './SuggestedPeopleCard.tsx'
import { SuggestedPerson } from './SuggestedPerson.tsx'

/** Number of people that can be compared easily. */
const most = 4

/** A brand's search for people to work with: a search field, four people to compare, and a link to everybody. */
export function FindNetworkers() {
  const intl = useIntl()
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  const search = (text: string) =>
    void navigate(text.trim() === '' ? peoplePath : `${peoplePath}?${new URLSearchParams({ q: text.trim() }).toString()}`)
  const head = (
    <>
      <div>
        <Heading level={2} look="title" id="home-people">
          <FormattedMessage id="profiles.people.title" />
        </Heading>
        <Text look="caption" tone="muted">
          <FormattedMessage id="profiles.people.lead" />
        </Text>
      </div>
      <SearchField label={intl.formatMessage({ id: 'profiles.people.search' })} value={term} onChange={setTerm} onSubmit={search} />
    </>
  )
  return (
    <SuggestedPeopleCard labelledBy="home-people" head={head} most={most}>
      {(people) => (
        <ul>
          {people.map((person) => (
            <SuggestedPerson key={person.id} person={person} />
          ))}
        </ul>
      )}
    </SuggestedPeopleCard>
  )
}

import { FormattedMessage } from 'react-intl'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { SuggestedPeopleCard } from '../SuggestedPeopleCard.tsx'
import { Creator } from './Creator.tsx'
import * as styles from './CreatorsCard.css.ts'

/** Three fit side by side. */
const most = 3

const head = (
  <div>
    <Heading level={2} look="title" id="home-creators">
      <FormattedMessage id="firstDay.creators" />
    </Heading>
    <Text tone="muted">
      <FormattedMessage id="profiles.people.lead" />
    </Text>
  </div>
)

/** People that a brand can work with, before it has a program. */
export const CreatorsCard = () => (
  <SuggestedPeopleCard labelledBy="home-creators" head={head} most={most}>
    {(people) => (
      <ul className={styles.people}>
        {people.map((person) => (
          <Creator key={person.id} person={person} />
        ))}
      </ul>
    )}
  </SuggestedPeopleCard>
)

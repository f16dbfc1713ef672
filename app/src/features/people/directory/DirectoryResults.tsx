import { FormattedMessage, useIntl } from 'react-intl'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Text } from '@wasla/design-system/primitives/Text'
import { NotLoaded } from '#shell/NotLoaded.tsx'
import { isOrMore } from '../PeopleCount.tsx'
import type { PeopleList } from '../people-list.ts'
import { Nobody } from './Nobody.tsx'
import { PeopleSkeleton } from './PeopleSkeleton.tsx'
import { PersonCard } from './PersonCard.tsx'
import type { usePeople } from './usePeople.ts'
import * as cards from './PersonCard.css.ts'
import * as styles from './Directory.css.ts'

type DirectoryResultsProps = {
  list: PeopleList
  people: ReturnType<typeof usePeople>
}

/** List of the people found, twelve at a time, or the reason why there are none. */
export function DirectoryResults({ list, people }: DirectoryResultsProps) {
  const intl = useIntl()
  const { page, isLoading, hasFailed, error, retry, more, showMore } = people
  if (hasFailed) return <NotLoaded error={error} level={2} title={<FormattedMessage id="people.failed" />} onRetry={retry} />
  if (!page) return <PeopleSkeleton count={peopleLimits.page} />
  if (page.count === 0) return <Nobody list={list} isLoading={isLoading} />
  const rest = page.count - page.data.length
  return (
    <div className={styles.results} aria-busy={isLoading}>
      <ul className={cards.grid} aria-label={intl.formatMessage({ id: 'people.list' })}>
        {page.data.map((person) => (
          <li key={person.id} className={cards.cell}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {more === 'failed' && (
          <Text look="caption" tone="muted">
            <FormattedMessage id="people.moreFailed" />
          </Text>
        )}
        {rest > 0 && (
          <Button onPress={showMore} isPending={more === 'loading'}>
            <FormattedMessage id="people.more" values={{ count: Math.min(rest, peopleLimits.page) }} />
          </Button>
        )}
        <Text look="caption" tone="muted" as="span">
          <FormattedMessage
            id={isOrMore(page.count) ? 'people.shownOrMore' : 'people.shown'}
            values={{ shown: page.data.length, count: page.count }}
          />
        </Text>
      </div>
    </div>
  )
}

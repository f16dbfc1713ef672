import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { searchLimits } from '@wasla/contract/search/limits.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { Button } from '@wasla/design-system/components/Button'
import type { SearchHit, SearchSection } from '@wasla/design-system/components/SearchWithResults/search.ts'
import type { SearchProps } from '@wasla/design-system/components/SearchWithResults/SearchPanel.tsx'
import { VerifiedMark } from '@wasla/design-system/components/VerifiedMark'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { useServices, useSession } from '#services/context.ts'
import { accentOf } from '#shell/accents.ts'
import { NotLoaded } from '#shell/NotLoaded.tsx'
import { resultAddress } from './address.ts'
import { Marked } from './Marked.tsx'
import { MoreResults } from './MoreResults.tsx'
import { readRecent, withRecent } from './recent.ts'
import { searchTypes, useSearch, type Result } from './useSearch.ts'
import * as styles from './Search.css.ts'

const accents = { ...accentOf, GROUP: 'accent5' } as const

function hitOf(result: Result, term: string, isOneself: boolean): SearchHit {
  const { id, name, picture, type, userName, isVerified } = result
  return {
    id,
    href: resultAddress(result),
    textValue: name,
    leading: <Avatar name={name} accent={accents[type]} src={picture} />,
    title: (
      <>
        <Marked text={name} term={term} /> {isVerified && <VerifiedMark />}{' '}
        {isOneself && (
          <Badge>
            <FormattedMessage id="search.you" />
          </Badge>
        )}
      </>
    ),
    description: (
      <Ltr>
        @<Marked text={userName} term={term} />
      </Ltr>
    ),
    end: (
      <KindBadge accent={accents[type]}>
        {type === 'GROUP' ? <FormattedMessage id="search.group" /> : <FormattedMessage id={`shell.kind.${type}`} />}
      </KindBadge>
    ),
  }
}

type SearchUse = {
  /** Initial text of the field. */
  first: string
  /** Number of results in a page (H-04). */
  limit: number
  /** Whether more results can be loaded. */
  hasMore: boolean
  onOpened: () => void
}

/** Returns the props of the design system's search for desktops and phones: found profiles and groups, and recent searches. */
export function useSearchProps({ first, limit, hasMore, onOpened }: SearchUse): SearchProps {
  const intl = useIntl()
  const { storage } = useServices()
  const session = useSession()
  const ownId = session.status === 'signedIn' ? session.identity.profileId : null
  const search = useSearch(first, limit)
  const { text, setText, kind, setKind, results } = search
  const [recent, setRecent] = useState(() => readRecent(storage.searches()))
  const keep = (terms: readonly string[]) => {
    setRecent(terms)
    storage.keepSearches(JSON.stringify(terms))
  }

  const hits = (isGroup: boolean) =>
    results.filter(({ type }) => (type === 'GROUP') === isGroup).map((result) => hitOf(result, text, result.id === ownId))
  const [profiles, groups] = [hits(false), hits(true)]
  const isMixed = profiles.length > 0 && groups.length > 0
  const title = (id: 'search.section.profiles' | 'search.section.groups') => (isMixed ? { title: intl.formatMessage({ id }) } : {})
  const sections: readonly SearchSection[] = [
    { id: 'profiles', items: profiles, ...title('search.section.profiles') },
    { id: 'groups', items: groups, ...title('search.section.groups') },
  ]
  const suggestions: readonly SearchSection[] = [
    {
      id: 'recent',
      title: intl.formatMessage({ id: 'search.recent' }),
      items: recent.map((term) => ({
        id: `recent:${term}`,
        textValue: term,
        leading: (
          <span className={styles.past}>
            <Icon name="clock" size="small" />
          </span>
        ),
        title: <Bidi>{term}</Bidi>,
      })),
    },
  ]
  const after = ((): ReactNode => {
    if (text === '' && recent.length > 0)
      return (
        <Button variant="quiet" size="small" onPress={() => keep([])}>
          <FormattedMessage id="search.clearRecent" />
        </Button>
      )
    if (hasMore && results.length > 0 && results.length < search.count) return <MoreResults {...search.further} onMore={search.more} />
    return undefined
  })()

  return {
    label: intl.formatMessage({ id: 'shell.search' }),
    query: text,
    onQueryChange: setText,
    state: search.state,
    sections,
    count: search.count,
    isOrMore: search.count >= searchLimits.most,
    suggestions,
    after,
    filterLabel: intl.formatMessage({ id: 'search.types' }),
    filters: (['ALL', ...searchTypes] as const).map((id) => ({ id, label: intl.formatMessage({ id: `search.type.${id}` }) })),
    filter: kind,
    onFilterChange: (id) => setKind(searchTypes.find((type) => type === id) ?? 'ALL'),
    failure: <NotLoaded error={search.error} isRetrying={search.isRetrying} onRetry={search.retry} />,
    onChoose: () => {
      keep(withRecent(recent, text))
      onOpened()
    },
  }
}

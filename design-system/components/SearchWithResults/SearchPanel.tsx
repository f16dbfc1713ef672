import type { ReactNode } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { FormattedMessage, useIntl } from 'react-intl'
import { Bidi } from '../../primitives/Bidi/Bidi.tsx'
import { ChipGroup } from '../Chip/ChipGroup.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { SkeletonRows } from '../Skeleton/SkeletonRows.tsx'
import { hitsOf, leastLength, searchView, type SearchHit, type SearchSection, type SearchState } from './search.ts'
import * as styles from './SearchWithResults.css.ts'

type SearchFilter = { id: string; label: string }

export type SearchProps = {
  /** Accessible name of the field: what is searched. */
  label: string
  /** Text of the field. The caller waits for a pause in typing before it searches (400 ms, S1 §2). */
  query: string
  onQueryChange: (query: string) => void
  /** State of the results for this text. */
  state: SearchState
  sections: readonly SearchSection[]
  /** Kinds to filter by. The first filter is for all kinds. */
  filters?: readonly SearchFilter[]
  filter?: string
  onFilterChange?: (id: string) => void
  /** Accessible name of the filter: “Kind”. */
  filterLabel?: string
  /** Number of found results, if only some of them are shown. @default the number of results shown */
  count?: number
  /** Whether there may be more results than `count`, because counting stopped at that number. */
  isOrMore?: boolean
  /** Suggestions while the field is empty, such as earlier searches. */
  suggestions?: readonly SearchSection[]
  /** Content below the list, such as a button that loads more or clears the suggestions. */
  after?: ReactNode
  onRetry?: () => void
  /** Text after a failed search. @default that nothing was loaded, and to try again */
  failure?: ReactNode
  /** Called after a result is opened. */
  onChoose?: (id: string) => void
  /** @default 3 */
  minLength?: number
}

/** Content below the field: the filter, then the results or a message. */
export function SearchPanel(props: SearchProps) {
  const {
    query,
    state,
    sections,
    filters = [],
    filter,
    onFilterChange,
    filterLabel,
    minLength = leastLength,
    suggestions = [],
    after,
  } = props
  const view = searchView(query, state, sections, minLength)
  const isSuggesting = view === 'prompt' && query === '' && hitsOf(suggestions).length > 0
  return (
    <>
      {filters.length > 0 && (
        <div className={styles.filters}>
          <ChipGroup
            label={filterLabel ?? props.label}
            options={filters}
            selected={[filter ?? filters[0]?.id ?? '']}
            onChange={([id]) => id !== undefined && onFilterChange?.(id)}
            overflow="scroll"
          />
        </div>
      )}
      <Found {...props} sections={isSuggesting ? suggestions : sections} isShown={isSuggesting || view === 'results'}>
        {after !== undefined && <div className={styles.after}>{after}</div>}
      </Found>
      {view === 'loading' && (
        <div className={styles.bones}>
          <SkeletonRows rows={4} />
        </div>
      )}
      {view === 'error' && (props.failure ?? <ErrorState onRetry={props.onRetry} />)}
      {view === 'empty' && (
        <Empty title={<FormattedMessage id="ds.search.empty.title" values={{ query: <Bidi key="query">{query.trim()}</Bidi> }} />}>
          <FormattedMessage id="ds.search.empty.body" />
        </Empty>
      )}
      <div className={view === 'results' ? styles.foot : undefined}>
        <p role="status" className={view === 'prompt' ? (isSuggesting ? styles.foot : styles.message) : undefined}>
          {view === 'prompt' && <FormattedMessage id="ds.search.prompt" values={{ count: minLength }} />}
          {view === 'results' && (
            <FormattedMessage
              id={props.isOrMore ? 'ds.search.countOrMore' : 'ds.search.count'}
              values={{ count: props.count ?? hitsOf(sections).length }}
            />
          )}
        </p>
        {view === 'results' && <Keys />}
      </div>
    </>
  )
}

const signs = ['↑', '↓', '↵'] as const

/** Shows readers with a keyboard which keys move through the results. */
const Keys = () => (
  <span className={styles.keys} aria-hidden>
    {signs.map((sign) => (
      <kbd key={sign} className={styles.key}>
        {sign}
      </kbd>
    ))}
  </span>
)

/* The list of results is always in the page, because the field refers to it by `aria-controls`. */
type FoundProps = Pick<SearchProps, 'sections' | 'onChoose' | 'onQueryChange'> & { isShown: boolean; children: ReactNode }

function Found({ sections, onChoose, onQueryChange, isShown, children }: FoundProps) {
  const title = useIntl().formatMessage({ id: 'ds.search.results' })
  const shown = isShown ? sections.filter(({ items }) => items.length > 0) : []
  return (
    <div className={styles.area} hidden={!isShown}>
      <ListBox aria-label={title} items={shown} className={styles.list} data-part="results">
        {(section) => (
          <ListBoxSection id={section.id} aria-label={section.title ?? title}>
            {section.title !== undefined && <Header className={styles.sectionTitle}>{section.title}</Header>}
            <Collection items={section.items}>{(hit) => <Hit hit={hit} onChoose={onChoose} onQueryChange={onQueryChange} />}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
      {isShown && children}
    </div>
  )
}

type HitProps = { hit: SearchHit } & Pick<SearchProps, 'onChoose' | 'onQueryChange'>

function Hit({ hit, onChoose, onQueryChange }: HitProps) {
  return (
    <ListBoxItem
      id={hit.id}
      href={hit.href}
      textValue={hit.textValue}
      onAction={() => (hit.href === undefined ? onQueryChange(hit.textValue) : onChoose?.(hit.id))}
      className={styles.hit}
      data-part="result"
    >
      {hit.leading}
      <span className={styles.words}>
        <span className={styles.title}>{hit.title}</span>
        {hit.description !== undefined && <span className={styles.description}>{hit.description}</span>}
      </span>
      {hit.end !== undefined && <span className={styles.end}>{hit.end}</span>}
    </ListBoxItem>
  )
}

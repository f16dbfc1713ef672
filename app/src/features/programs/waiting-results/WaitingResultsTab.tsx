import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { clampPage, pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Stat } from '@wasla/design-system/components/Stat'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { usePageInAddress } from '#shared/list/usePageInAddress.ts'
import { nextRow, selectedOf, selectionState, toggled, toggledAll } from '#shared/list/selection.ts'
import { SelectionBar } from '#shared/list/SelectionBar.tsx'
import { useFreshResults } from '#shared/results/useFreshResults.ts'
import { useServices } from '#services/context.ts'
import type { StoredProgram } from '../page/page-values.ts'
import { DecidedText } from './DecidedText.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { rowByKey } from './next-focus.ts'
import { useDecide, type Decline } from './useDecide.ts'
import * as styles from './waiting.css.ts'
import { WaitingCsvButton } from './WaitingCsvButton.tsx'
import { WaitingRow } from './WaitingRow.tsx'
import { WaitingResultsDocument, type WaitingResultsQuery } from './waitingResults.generated.ts'

const pageSize = 20
type Objective = Exclude<ObjectiveType, 'TRAFFIC'>
const isCounted = (objective: ObjectiveType | null): objective is Objective => objective !== null && objective !== 'TRAFFIC'

/** Results reported by a browser that wait for the program's owner (Y-01). */
export function WaitingResultsTab({ program: { id, objectiveType } }: { program: StoredProgram }) {
  return isCounted(objectiveType) && <WaitingList programId={id} objectiveType={objectiveType} />
}

/**
 * The list, sorted by the day on which each result counts automatically. The owner decides one result, several results, or all results of a
 * page together, with the pointer or the keyboard.
 */
function WaitingList({ programId, objectiveType }: { programId: string; objectiveType: Objective }) {
  const intl = useIntl()
  const { clock } = useServices()
  const { page, hrefFor, goTo } = usePageInAddress()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [declined, setDeclined] = useState<readonly string[] | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const focusDue = useRef<string | null | undefined>(undefined)
  const decide = useDecide(programId)
  useFreshResults(programId)

  const { data, previousData, error, loading, refetch } = useQuery(WaitingResultsDocument, {
    variables: { programId, pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const found = (data ?? (error ? undefined : previousData))?.waitingResults
  const shown = found?.data ?? []
  const ids = shown.map((result) => result.id)
  const chosen = selectedOf(selected, ids)

  /* After all results on the last page are decided, goes to the page before it. */
  const count = found?.count
  useEffect(() => {
    if (count === undefined) return
    const last = clampPage(page, pageCount(count, pageSize))
    if (last !== page) goTo(last)
  })
  const focusRow = (row: string, target: 'checkbox' | 'button') => {
    const place = box.current?.querySelector(`[data-row="${CSS.escape(row)}"]`)
    const control =
      target === 'checkbox' ? place?.querySelector<HTMLElement>('input') : [...(place?.querySelectorAll('button') ?? [])].at(-1)
    ;(control ?? box.current)?.focus()
  }
  /* After a decision with the keyboard, focuses the next row. */
  useEffect(() => {
    const due = focusDue.current
    if (due === undefined || declined || loading) return
    focusDue.current = undefined
    focusRow(due ?? '', 'button')
  })

  const settle = async (whom: readonly string[], decline: Decline | null) => {
    const decided = await decide(whom, decline)
    focusDue.current = nextRow(ids, whom)
    setSelected(new Set())
    setDeclined(null)
    const isDone = decided.changed + decided.held > 0
    showToast({ tone: isDone ? 'success' : 'info', text: <DecidedText decided={decided} isDecline={decline !== null} /> })
  }
  const confirm = (whom: readonly string[]) => void settle(whom, null).catch(() => undefined)
  const moveByKey = (event: KeyboardEvent<HTMLUListElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return
    const next = rowByKey(ids, event.target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '', event.key)
    if (next === null) return
    event.preventDefault()
    focusRow(next, 'checkbox')
  }

  if (error && !found)
    return (
      <ErrorState
        level={2}
        title={<FormattedMessage id="waitingResults.failed" />}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  if (!found)
    return (
      <Card isPadded>
        <SkeletonRows rows={6} />
      </Card>
    )
  if (found.count === 0)
    return (
      <div ref={box} tabIndex={-1}>
        <Card>
          <Empty level={2} title={<FormattedMessage id="waitingResults.none" />}>
            <FormattedMessage id="waitingResults.noneText" />
          </Empty>
        </Card>
      </div>
    )
  const { from, to } = rangeOf(page, pageSize, found.count)
  return (
    <div ref={box} tabIndex={-1}>
      <Stack gap="md">
        <div className={styles.words}>
          <Heading level={2} look="heading">
            <FormattedMessage id={`waitingResults.title.${objectiveType}`} />
          </Heading>
          <p className={styles.intro}>
            <FormattedMessage id="waitingResults.intro" />
          </p>
        </div>
        <Figures found={found} objectiveType={objectiveType} />
        <ul
          className={styles.list}
          aria-busy={loading || undefined}
          aria-label={intl.formatMessage({ id: `waitingResults.title.${objectiveType}` })}
          onKeyDown={moveByKey}
        >
          <li className={styles.head}>
            <Checkbox
              isSelected={selectionState(selected, ids) === 'all'}
              isIndeterminate={selectionState(selected, ids) === 'some'}
              onChange={() => setSelected(toggledAll(selected, ids))}
            >
              <VisuallyHidden>
                <FormattedMessage id="waitingResults.selectAll" />
              </VisuallyHidden>
            </Checkbox>
            <span className={styles.selectAll} aria-hidden="true">
              <FormattedMessage id="waitingResults.selectAll" />
            </span>
            <HeadNames />
          </li>
          {shown.map((result) => (
            <WaitingRow
              key={result.id}
              result={result}
              objectiveType={objectiveType}
              now={clock.now()}
              isSelected={selected.has(result.id)}
              onToggle={() => setSelected(toggled(selected, result.id))}
              onConfirm={() => confirm([result.id])}
              onDecline={() => setDeclined([result.id])}
            />
          ))}
        </ul>
        <div className={styles.foot}>
          <div className={styles.pages}>
            <Pagination
              page={page}
              pages={pageCount(found.count, pageSize)}
              hrefFor={hrefFor}
              summary={<FormattedMessage id="waitingResults.range" values={{ from, to, count: found.count }} />}
            />
          </div>
          <WaitingCsvButton programId={programId} />
        </div>
        {chosen.length > 0 && (
          <SelectionBar
            summary={<Selected results={shown.filter((result) => selected.has(result.id))} objectiveType={objectiveType} />}
            onClear={() => setSelected(new Set())}
          >
            <Button onPress={() => setDeclined(chosen)}>
              <FormattedMessage id="waitingResults.declineSeveral" values={{ count: chosen.length }} />
            </Button>
            <Button variant="primary" onPress={() => confirm(chosen)}>
              <FormattedMessage id="waitingResults.confirmSeveral" values={{ count: chosen.length }} />
            </Button>
          </SelectionBar>
        )}
      </Stack>
      {declined && (
        <DeclineDialog count={declined.length} onDecline={(decline) => settle(declined, decline)} onClose={() => setDeclined(null)} />
      )}
    </div>
  )
}

const HeadNames = () => (
  <>
    <span className={styles.headName} aria-hidden="true">
      <FormattedMessage id="waitingResults.number" />
    </span>
    <span className={styles.headAmount} aria-hidden="true">
      <FormattedMessage id="waitingResults.amount" />
    </span>
    <span className={styles.headName} aria-hidden="true">
      <FormattedMessage id="waitingResults.participant" />
    </span>
    <span className={styles.headName} aria-hidden="true">
      <FormattedMessage id="waitingResults.counts" />
    </span>
  </>
)

type Found = WaitingResultsQuery['waitingResults']

/** Number of waiting results, their total amount, and how many of them count today. */
const Figures = ({ found: { count, sum, countsToday }, objectiveType }: { found: Found; objectiveType: Objective }) => (
  <div className={styles.stats}>
    <div className={styles.stat}>
      <Stat label={<FormattedMessage id="waitingResults.waiting" />} value={count} />
    </div>
    {objectiveType === 'SALES' && (
      <div className={styles.stat}>
        <Stat label={<FormattedMessage id="waitingResults.sum" />} value={sum} figure="money" />
      </div>
    )}
    <div className={styles.stat}>
      <Stat label={<FormattedMessage id="waitingResults.today" />} value={countsToday} />
    </div>
  </div>
)

/** Number of selected results, and their total amount. */
function Selected({ results, objectiveType }: { results: Found['data']; objectiveType: Objective }) {
  const { money } = useFormats()
  const sum = results.reduce((total, { amount }) => total + (amount ?? 0), 0)
  return (
    <>
      <FormattedMessage id="waitingResults.selected" values={{ count: results.length }} />
      {objectiveType === 'SALES' && ` ${money(sum)}`}
    </>
  )
}

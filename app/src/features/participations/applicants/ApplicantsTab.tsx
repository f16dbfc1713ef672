import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isErrorCode } from '@wasla/contract/errors/codes.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { clampPage, pageCount } from '@wasla/design-system/components/Pagination/paginate.ts'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { Answer } from '@wasla/contract/common/answer.ts'
import { NoMatch } from '../list/NoMatch.tsx'
import { PeoplePages } from '../list/PeoplePages.tsx'
import * as rows from '../list/PeopleRows.css.ts'
import { isNarrowed, pageSize } from '../list/people-list.ts'
import { PeopleTools } from '../list/PeopleTools.tsx'
import { ShareProgram } from '../list/ShareProgram.tsx'
import { usePeopleList } from '../list/usePeopleList.ts'
import { AcceptDialog, type Accepting } from './AcceptDialog.tsx'
import { ApplicantCountsDocument, ApplicantsDocument, type ApplicantFragment } from './applicants.generated.ts'
import { ApplicantRow } from './ApplicantRow.tsx'
import * as styles from './Applicants.css.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { requestsFilter, sortOf, applicantOrders } from './applicants-filter.ts'
import { nextRow, selectedOf, selectionState, toggled, toggledAll } from '#shared/list/selection.ts'
import { SelectionBar } from '#shared/list/SelectionBar.tsx'
import { useAnswers, type GivenAnswer } from './useAnswers.ts'

type ApplicantsTabProps = {
  programId: string
}

/** Result of answering several requests: how many succeeded, and the names and error codes of the refused answers. */
type Refusals = { readonly done: number; readonly answer: Answer; readonly people: readonly { id: string; name: string; code: string }[] }

/**
 * List of applicants for the owner of a program (M-06, M-07): ten per page, those who meet the criteria first. Requests are answered one by
 * one, or several together.
 */
export function ApplicantsTab({ programId }: ApplicantsTabProps) {
  const intl = useIntl()
  const { list, change, hrefFor } = usePeopleList(applicantOrders)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [accepting, setAccepting] = useState<Accepting | null>(null)
  const [declining, setDeclining] = useState<Accepting | null>(null)
  const [refusals, setRefusals] = useState<Refusals | null>(null)
  const answerRequests = useAnswers(programId)
  const rowsBox = useRef<HTMLUListElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const focusDue = useRef<string | null | undefined>(undefined)

  const { data, previousData, error, loading, refetch } = useQuery(ApplicantsDocument, {
    variables: {
      filter: {
        ...requestsFilter(programId, list.type, list.term),
        pagination: { limit: pageSize, offset: (list.page - 1) * pageSize, sort: sortOf(list.order) },
      },
    },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const ofType = (type: 'all' | 'networkers' | 'agents') => ({ ...requestsFilter(programId, type, ''), pagination: { limit: 1 } })
  const { data: counts } = useQuery(ApplicantCountsDocument, {
    variables: { all: ofType('all'), networkers: ofType('networkers'), agents: ofType('agents') },
    context: { errors: 'mine' },
  })
  const found = (data ?? (error ? undefined : previousData))?.participantsRequests
  const shown = found?.data ?? []
  const ids = shown.map(({ id }) => id)
  const chosen = selectedOf(selected, ids)
  const nameOf = (id: string) => shown.find((applicant) => applicant.id === id)?.profile.fullName ?? ''

  /* After everybody on the last page is answered, goes to the page before it. */
  const count = found?.count
  useEffect(() => {
    if (count === undefined) return
    const last = clampPage(list.page, pageCount(count, pageSize))
    if (last !== list.page) change({ page: last }, true)
  })
  /* After an answer, moves the focus to the next row, so that keyboard users can continue. */
  useEffect(() => {
    const due = focusDue.current
    if (due === undefined || accepting || declining) return
    focusDue.current = undefined
    const row = due === null ? null : rowsBox.current?.querySelector(`[data-row="${CSS.escape(due)}"]`)
    const button = row && [...row.querySelectorAll<HTMLButtonElement>('button')].at(-1)
    ;(button ?? page.current)?.focus()
  })

  const give = async (people: readonly string[], answer: GivenAnswer) => {
    const names = new Map(people.map((id) => [id, nameOf(id)]))
    const refused = await answerRequests(people, answer)
    focusDue.current = nextRow(ids, people)
    setSelected(new Set())
    const done = people.length - refused.length
    if (refused.length > 0)
      setRefusals({ done, answer: answer.status, people: refused.map(({ id, code }) => ({ id, code, name: names.get(id) ?? '' })) })
    else {
      setRefusals(null)
      showToast({ tone: 'success', text: <FormattedMessage id={`participations.done.${answer.status}`} values={{ count: done }} /> })
    }
  }
  const ask = (answer: Answer, whom: readonly string[]) =>
    (answer === 'Accepted' ? setAccepting : setDeclining)({ ids: whom, name: nameOf(whom[0] ?? '') })

  if (error && !found)
    return (
      <ErrorState
        level={2}
        title={<FormattedMessage id="participations.applicants.failed" />}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  if (found?.count === 0 && !isNarrowed(list))
    return (
      <div ref={page} tabIndex={-1}>
        <Card>
          <Empty level={2} title={<FormattedMessage id="participations.applicants.none" />} action={<ShareProgram programId={programId} />}>
            <FormattedMessage id="participations.applicants.noneText" />
          </Empty>
        </Card>
      </div>
    )
  return (
    <div ref={page} tabIndex={-1}>
      <Stack gap="md">
        <PeopleTools
          list={list}
          orders={applicantOrders}
          orderName={(order) => intl.formatMessage({ id: `participations.applicants.sort.${order}` })}
          counts={counts && { all: counts.all.count, networkers: counts.networkers.count, agents: counts.agents.count }}
          searchLabel={intl.formatMessage({ id: 'participations.applicants.search' })}
          onChange={change}
        />
        {refusals && <RefusalBanner refusals={refusals} onClose={() => setRefusals(null)} />}
        {!found && (
          <Card isPadded>
            <SkeletonRows rows={6} />
          </Card>
        )}
        {found && shown.length === 0 && (
          <Card>
            <NoMatch onClear={() => change({ type: 'all', term: '' })} />
          </Card>
        )}
        {shown.length > 0 && (
          <div>
            <ul
              ref={rowsBox}
              className={rows.list}
              aria-busy={loading || undefined}
              aria-label={intl.formatMessage({ id: 'participations.applicants' })}
            >
              <li className={styles.head}>
                <Checkbox
                  isSelected={selectionState(selected, ids) === 'all'}
                  isIndeterminate={selectionState(selected, ids) === 'some'}
                  onChange={() => setSelected(toggledAll(selected, ids))}
                >
                  <VisuallyHidden>
                    <FormattedMessage id="participations.selectAll" />
                  </VisuallyHidden>
                </Checkbox>
                <span className={styles.headName} aria-hidden="true">
                  <FormattedMessage id="participations.applicant" />
                </span>
                <span className={rows.end} aria-hidden="true">
                  <FormattedMessage id="participations.reach" />
                </span>
                <span className={rows.end} aria-hidden="true">
                  <FormattedMessage id="participations.engagement" />
                </span>
                <span className={styles.headEnd} />
              </li>
              {shown.map((applicant: ApplicantFragment) => (
                <ApplicantRow
                  key={applicant.id}
                  applicant={applicant}
                  isSelected={selected.has(applicant.id)}
                  onToggle={() => setSelected(toggled(selected, applicant.id))}
                  onAnswer={(answer) => ask(answer, [applicant.id])}
                />
              ))}
            </ul>
          </div>
        )}
        {found && found.count > 0 && (
          <PeoplePages message="participations.applicants.range" page={list.page} count={found.count} hrefFor={hrefFor} />
        )}
        {chosen.length > 0 && (
          <SelectionBar
            summary={<FormattedMessage id="participations.selected" values={{ count: chosen.length }} />}
            onClear={() => setSelected(new Set())}
          >
            <Button onPress={() => ask('Rejected', chosen)}>
              <FormattedMessage id="participations.declineSeveral" values={{ count: chosen.length }} />
            </Button>
            <Button variant="primary" onPress={() => ask('Accepted', chosen)}>
              <FormattedMessage id="participations.acceptSeveral" values={{ count: chosen.length }} />
            </Button>
          </SelectionBar>
        )}
      </Stack>
      <AcceptDialog accepting={accepting} onConfirm={(people) => give(people, { status: 'Accepted' })} onClose={() => setAccepting(null)} />
      {declining && (
        <DeclineDialog
          count={declining.ids.length}
          name={declining.name}
          onDecline={(decline) => give(declining.ids, { status: 'Rejected', ...decline })}
          onClose={() => setDeclining(null)}
        />
      )}
    </div>
  )
}

/** Banner with the name and reason of each refused answer. It stays until it is closed. */
function RefusalBanner({ refusals: { done, answer, people }, onClose }: { refusals: Refusals; onClose: () => void }) {
  return (
    <Banner
      tone="warning"
      isLive
      title={<FormattedMessage id={`participations.partly.${answer}`} values={{ done, refused: people.length }} />}
      action={
        <Button size="small" variant="quiet" onPress={onClose}>
          <FormattedMessage id="participations.close" />
        </Button>
      }
    >
      <ul className={styles.refusals}>
        {people.map(({ id, name, code }) => (
          <li key={id}>
            <FormattedMessage
              id="participations.refusedOne"
              values={{ name: <Bidi>{name}</Bidi>, reason: <FormattedMessage id={isErrorCode(code) ? code : 'GENERAL_ERROR'} /> }}
            />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

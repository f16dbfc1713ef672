import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { Answer } from '@wasla/contract/common/answer.ts'
import { Stated } from '#shared/list/Stated.tsx'
import { InvitationRow } from '../invitations/InvitationRow.tsx'
import {
  GroupInvitationsDocument,
  UpdateRequestToJoinGroupDocument,
  type GroupInvitationRowFragment,
} from '../invitations/invitations.generated.ts'
import { pageSize, useLastPage, usePageNumber } from '../invitations/usePageNumber.ts'
import * as styles from '../members/Members.css.ts'
import { andForget } from '../page/forget-group.ts'
import { nextWaiting, withAnswered } from './answered.ts'
import { AnswerDialog, type Question } from './AnswerDialog.tsx'

type Answers = ReadonlyMap<string, Answer>
const none: Answers = new Map()

/** Requests to join, for the owner and admins: five per page, each answered on its own. Answered requests stay visible (S1 §4). */
export function RequestsTab({ groupId }: { groupId: string }) {
  const at = usePageNumber()
  return <RequestsPage key={at.page} groupId={groupId} at={at} />
}

function RequestsPage({ groupId, at }: { groupId: string; at: ReturnType<typeof usePageNumber> }) {
  const intl = useIntl()
  const [question, setQuestion] = useState<Question | null>(null)
  const [answers, setAnswers] = useState(none)
  const [before, setBefore] = useState<readonly GroupInvitationRowFragment[]>([])
  const list = useRef<HTMLUListElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const focusDue = useRef<string | null | undefined>(undefined)
  const { data, previousData, error, loading, refetch } = useQuery(GroupInvitationsDocument, {
    variables: { filter: { groupId, status: 'Pending', isJoinRequest: true }, pagination: { limit: pageSize, offset: at.offset } },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const [send] = useMutation(UpdateRequestToJoinGroupDocument, andForget(groupId))
  const found = (data ?? (error ? undefined : previousData))?.groupInvitations
  const answered = new Set(answers.keys())
  const requests = withAnswered(before, found?.data ?? [], answered)
  const count = found?.count
  useLastPage(at, answers.size > 0 ? undefined : count)

  /* After a decision with the keyboard, focuses the next request. */
  useEffect(() => {
    const due = focusDue.current
    if (due === undefined || question) return
    focusDue.current = undefined
    const row = due === null ? null : list.current?.querySelector(`[data-row="${CSS.escape(due)}"]`)
    const button = row && [...row.querySelectorAll<HTMLButtonElement>('button')].at(-1)
    ;(button ?? region.current)?.focus()
  })

  const confirm = async ({ id, answer }: Question) => {
    await send({ variables: { groupId, groupInvitationId: id, status: answer } })
    setBefore(requests)
    setAnswers((known) => new Map(known).set(id, answer))
    focusDue.current = nextWaiting(requests, id, answered)
    showToast({
      tone: 'success',
      title: <FormattedMessage id="groups.success" />,
      text: <Stated id={answer === 'Accepted' ? 'groups.requests.accepted' : 'groups.requests.declined'} />,
    })
  }

  if (error && !found)
    return (
      <ErrorState
        level={2}
        title={<FormattedMessage id="groups.requests.failed" />}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  return (
    <div ref={region} tabIndex={-1}>
      {!found && (
        <Card isPadded>
          <SkeletonRows rows={5} />
        </Card>
      )}
      {count === 0 && requests.length === 0 && (
        <Card>
          <Empty level={2} title={<FormattedMessage id="groups.requests.none" />}>
            <FormattedMessage id="groups.requests.noneText" />
          </Empty>
        </Card>
      )}
      {requests.length > 0 && (
        <Stack gap="md">
          <div className={styles.card} aria-busy={loading || undefined}>
            <ul ref={list} className={styles.rows} aria-label={intl.formatMessage({ id: 'groups.tab.requests' })}>
              {requests.map((request) => (
                <InvitationRow key={request.id} invitation={request}>
                  <Answering
                    name={request.profile.fullName}
                    answer={answers.get(request.id) ?? null}
                    onAnswer={(answer) => setQuestion({ id: request.id, name: request.profile.fullName, answer })}
                  />
                </InvitationRow>
              ))}
            </ul>
          </div>
          {count !== undefined && count > 0 && (
            <Pagination
              page={at.page}
              pages={pageCount(count, pageSize)}
              hrefFor={at.hrefFor}
              summary={<FormattedMessage id="groups.requests.range" values={{ ...rangeOf(at.page, pageSize, count), count }} />}
            />
          )}
        </Stack>
      )}
      <AnswerDialog question={question} onConfirm={confirm} onClose={() => setQuestion(null)} />
    </div>
  )
}

type AnsweringProps = { name: string; answer: Answer | null; onAnswer: (answer: Answer) => void }

/** The two buttons, or the answer if one was given. “Accept” is not a primary button, because a list has many rows. */
function Answering({ name, answer, onAnswer }: AnsweringProps) {
  if (answer !== null)
    return (
      <Badge tone={answer === 'Accepted' ? 'success' : 'neutral'} icon={answer === 'Accepted' ? 'check' : 'minus'}>
        <FormattedMessage id={answer === 'Accepted' ? 'groups.requests.isAccepted' : 'groups.requests.isDeclined'} />
      </Badge>
    )
  return (
    <>
      <Button size="small" onPress={() => onAnswer('Rejected')}>
        <FormattedMessage id="groups.requests.decline" />
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button size="small" variant="tinted" onPress={() => onAnswer('Accepted')}>
        <FormattedMessage id="groups.requests.accept" />
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </>
  )
}

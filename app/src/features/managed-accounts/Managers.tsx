import { useEffect, useRef, type ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import * as row from '#shared/list/Row.css.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { AnswerDialog, answers, type Answer, type Manager } from './AnswerDialog.tsx'
import { MyManagersDocument } from './managedAccounts.generated.ts'
import { splitAddress } from './splits/split.ts'
import { MemberLine } from '#shared/members/MemberLine.tsx'

type ManagersProps = {
  /**
   * Whether to render nothing if there are no managers. Set on an agent's page. Only an agent who was a networker before can still have a
   * manager to leave; other agents do not need the section.
   */
  isQuiet?: boolean
}

/**
 * List of a networker's managers: invitations can be answered, and accepted managers can be left. The open dialog is part of the address.
 */
export function Managers({ isQuiet = false }: ManagersProps) {
  const { data, error, loading, refetch } = useQuery(MyManagersDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const top = useRef<HTMLDivElement>(null)
  const dialog = useUrlDialog('manager')
  const [kind, id] = (dialog.value ?? '').split('.', 2)
  const all = data?.myManagers ?? []
  const waiting = all.filter(({ status }) => status === 'Pending')
  const accepted = all.filter(({ status }) => status === 'Accepted')
  const answer = answers.find((each) => each === kind) ?? null
  const manager = all.find((each) => each.id === id) ?? null
  const ask = (action: Answer, about: Manager) => dialog.openWith(`${action}.${about.id}`)

  /* An answer removes its row with the button that was focused, so the top of the list takes the focus. */
  const { isOpen } = dialog
  const isDone = useRef(false)
  useEffect(() => {
    if (isOpen || !isDone.current) return
    isDone.current = false
    top.current?.focus()
  }, [isOpen])

  return (
    <div ref={top} tabIndex={-1}>
      <Stack gap="lg">
        {!data && !isQuiet && (
          <Waiting
            error={error}
            failed={<FormattedMessage id="managers.failed" />}
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        )}
        {data && !isQuiet && waiting.length + accepted.length === 0 && (
          <Empty
            level={2}
            title={<FormattedMessage id="managers.empty" />}
            action={
              <LinkButton href="/profile">
                <FormattedMessage id="managers.emptyDo" />
              </LinkButton>
            }
          >
            <FormattedMessage id="managers.emptyText" />
          </Empty>
        )}
        <Group title={<FormattedMessage id="managers.invitations" />} id="invitations" managers={waiting} onAsk={ask} />
        <Group title={<FormattedMessage id="managers.accepted" />} id="managers" managers={accepted} onAsk={ask} />
      </Stack>
      <AnswerDialog
        answer={answer}
        manager={manager}
        onDone={() => (isDone.current = true)}
        onRefused={() => void refetch().catch(() => undefined)}
        onClose={dialog.close}
      />
    </div>
  )
}

type GroupProps = { title: ReactNode; id: string; managers: readonly Manager[]; onAsk: (answer: Answer, manager: Manager) => void }

function Group({ title, id, managers, onAsk }: GroupProps) {
  if (managers.length === 0) return null
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Card>
        <ul>
          {managers.map((manager) => (
            <ManagerRow key={manager.id} manager={manager} isOnly={managers.length === 1} onAsk={(answer) => onAsk(answer, manager)} />
          ))}
        </ul>
      </Card>
    </Stack>
  )
}

type ManagerRowProps = {
  manager: Manager
  /** True if this is the only invitation. Only then does it have a primary button, because a page has at most one primary button. */
  isOnly: boolean
  onAsk: (answer: Answer) => void
}

function ManagerRow({ manager: { id, manager, status, createdAt }, isOnly, onAsk }: ManagerRowProps) {
  const { date } = useFormats()
  const isPending = status === 'Pending'
  const actions: readonly Answer[] = isPending ? ['accept', 'decline'] : ['leave']
  const weight = { accept: isOnly ? 'primary' : 'secondary', decline: 'quiet', leave: 'quiet' } as const
  return (
    <li className={row.row}>
      <MemberLine
        member={manager}
        isKindShown
        note={isPending && <FormattedMessage id="talents.invitedOn" values={{ date: date(new Date(createdAt)) }} />}
      >
        {!isPending && (
          <LinkButton href={splitAddress(id)} size="small" variant="secondary">
            <FormattedMessage id="splits.open" />
            <VisuallyHidden>{` ${isolate(manager.fullName)}`}</VisuallyHidden>
          </LinkButton>
        )}
        {actions.map((action) => (
          <Button key={action} size="small" variant={weight[action]} onPress={() => onAsk(action)}>
            <FormattedMessage id={`managers.${action}`} />
            <VisuallyHidden>{` ${isolate(manager.fullName)}`}</VisuallyHidden>
          </Button>
        ))}
      </MemberLine>
    </li>
  )
}

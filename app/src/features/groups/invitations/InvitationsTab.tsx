import { useRef } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mayDo, type GroupAccess } from '@wasla/contract/groups/access.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Stated } from '#shared/list/Stated.tsx'
import { useRemoval } from '#shared/list/useRemoval.ts'
import { andForget } from '../page/forget-group.ts'
import type { PageGroup } from '../page/useGroupPage.ts'
import * as styles from '../members/Members.css.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { CancelGroupInvitationDocument, GroupInvitationsDocument } from './invitations.generated.ts'
import { pageSize, useLastPage, usePageNumber } from './usePageNumber.ts'

type InvitationsTabProps = { group: PageGroup; access: GroupAccess }

/** List of unanswered invitations for the owner and admins: five per page, each with a button to cancel it (S1 §2, G-15). */
export function InvitationsTab({ group, access }: InvitationsTabProps) {
  const intl = useIntl()
  const at = usePageNumber()
  const invite = useUrlDialog('invite')
  const rows = useRef<HTMLUListElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const { data, previousData, error, loading, refetch } = useQuery(GroupInvitationsDocument, {
    variables: {
      filter: { groupId: group.id, status: 'Pending', isJoinRequest: false },
      pagination: { limit: pageSize, offset: at.offset },
    },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const [cancel] = useMutation(CancelGroupInvitationDocument, andForget(group.id))
  const found = (data ?? (error ? undefined : previousData))?.groupInvitations
  const invitations = found?.data ?? []
  const removal = useRemoval('cancel', invitations, rows, region)
  const count = found?.count
  useLastPage(at, count)

  if (error && !found)
    return (
      <ErrorState
        level={2}
        title={<FormattedMessage id="groups.invites.failed" />}
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
      {count === 0 && (
        <Card>
          <Empty
            level={2}
            title={<FormattedMessage id="groups.invites.none" />}
            {...(mayDo(access, 'invite') && {
              action: (
                <Button variant="tinted" iconStart="user-plus" onPress={invite.open}>
                  <FormattedMessage id="groups.invite" />
                </Button>
              ),
            })}
          >
            <FormattedMessage id="groups.invites.noneText" />
          </Empty>
        </Card>
      )}
      {invitations.length > 0 && count !== undefined && (
        <Stack gap="md">
          <div className={styles.card} aria-busy={loading || undefined}>
            <ul ref={rows} className={styles.rows} aria-label={intl.formatMessage({ id: 'groups.tab.pending-invites' })}>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation}>
                  <Button size="small" onPress={() => removal.ask(invitation.id)}>
                    <FormattedMessage id="groups.invites.cancel" />
                    <VisuallyHidden> {invitation.profile.fullName}</VisuallyHidden>
                  </Button>
                </InvitationRow>
              ))}
            </ul>
          </div>
          <Pagination
            page={at.page}
            pages={pageCount(count, pageSize)}
            hrefFor={at.hrefFor}
            summary={<FormattedMessage id="groups.invites.range" values={{ ...rangeOf(at.page, pageSize, count), count }} />}
          />
        </Stack>
      )}
      <CancelDialog
        removal={removal}
        onConfirm={async (id) => {
          await cancel({ variables: { groupInvitationId: id } })
          showToast({
            tone: 'success',
            title: <FormattedMessage id="groups.success" />,
            text: <Stated id="groups.invites.cancelled" />,
          })
        }}
      />
    </div>
  )
}

type Invited = { id: string; profile: { fullName: string } }
type CancelDialogProps = { removal: ReturnType<typeof useRemoval<Invited>>; onConfirm: (id: string) => Promise<void> }

/**
 * Asks for a confirmation, which names the invited profile, before an invitation is cancelled. If the server refuses, the dialog stays open
 * and a toast says why.
 */
function CancelDialog({ removal, onConfirm }: CancelDialogProps) {
  const name = removal.chosen && <Bidi key="name">{removal.chosen.profile.fullName}</Bidi>
  return (
    <ConfirmDialog
      isOpen={removal.isAsking}
      isDanger
      onOpenChange={(isOpen) => !isOpen && removal.close()}
      title={<FormattedMessage id="groups.invites.cancelTitle" values={{ name }} />}
      cancelText={<FormattedMessage id="groups.invites.keep" />}
      confirmText={<FormattedMessage id="groups.invites.cancelYes" />}
      onConfirm={async () => {
        if (!removal.chosen) return
        await onConfirm(removal.chosen.id)
        removal.done()
      }}
    >
      <FormattedMessage id="groups.invites.cancelText" />
    </ConfirmDialog>
  )
}

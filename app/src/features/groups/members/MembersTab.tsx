import { useEffect, useRef } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mayRemove, type GroupAccess } from '@wasla/contract/groups/access.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { clampPage, pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { GivenRole } from '@wasla/contract/groups/record.ts'
import { RemoveDialog } from '#shared/list/RemoveDialog.tsx'
import { useRemoval } from '#shared/list/useRemoval.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { andForget } from '../page/forget-group.ts'
import type { PageGroup } from '../page/useGroupPage.ts'
import { isNarrowed, pageSize } from './member-list.ts'
import { MemberRow } from './MemberRow.tsx'
import {
  GroupMembersDocument,
  RemoveGroupMemberDocument,
  UpdateGroupMemberDocument,
  type GroupMemberRowFragment,
} from './members.generated.ts'
import { MemberTools } from './MemberTools.tsx'
import { useMemberList } from './useMemberList.ts'
import * as styles from './Members.css.ts'

type MembersTabProps = { group: PageGroup; access: GroupAccess }

/** The members of a group: its owner first, then admins, then members (G-25). */
export function MembersTab({ group, access }: MembersTabProps) {
  const { profileId } = useSignedInViewer()
  const { list, change, hrefFor } = useMemberList()
  const body = useRef<HTMLTableSectionElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const { data, previousData, error, loading, refetch } = useQuery(GroupMembersDocument, {
    variables: {
      filter: { groupId: group.id, role: list.role === 'all' ? null : list.role, term: list.term === '' ? null : list.term },
      pagination: { limit: pageSize, offset: (list.page - 1) * pageSize, sort: [{ field: 'role', direction: 'ASC' }] },
    },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const [update] = useMutation(UpdateGroupMemberDocument, andForget(group.id))
  const [remove] = useMutation(RemoveGroupMemberDocument, andForget(group.id))
  const found = (data ?? (error ? undefined : previousData))?.GroupMembers
  const members = found?.data ?? []
  /*
   * Members whom the viewer may remove. The address can open the confirmation only for them, and after a removal only their rows get the
   * focus.
   */
  const removable = members.filter(({ role, profile }) => mayRemove(access, role) && profile.id !== profileId)
  const removal = useRemoval('remove', removable, body, region)

  /* After everybody on the last page is removed, goes to the page before it. */
  const count = found?.count
  useEffect(() => {
    if (count === undefined) return
    const last = clampPage(list.page, pageCount(count, pageSize))
    if (last !== list.page) change({ page: last }, true)
  })

  const giveRole = async ({ id, profile }: GroupMemberRowFragment, role: GivenRole) => {
    try {
      await update({ variables: { input: { groupId: group.id, groupMemberId: id, role } } })
    } catch {
      return
    }
    showToast({
      tone: 'success',
      text: <FormattedMessage id={`groups.members.made.${role}`} values={{ name: <Bidi key="name">{profile.fullName}</Bidi> }} />,
    })
  }
  const takeAway = async ({ id, profile }: GroupMemberRowFragment) => {
    await remove({ variables: { input: { groupId: group.id, groupMemberId: id } } })
    showToast({
      tone: 'success',
      text: <FormattedMessage id="groups.members.removed" values={{ name: <Bidi key="name">{profile.fullName}</Bidi> }} />,
    })
  }

  if (error && !found)
    return (
      <ErrorState
        level={2}
        title={<FormattedMessage id="groups.members.failed" />}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  return (
    <div ref={region} tabIndex={-1}>
      <Stack gap="md">
        {(group.groupMembersCount > pageSize || isNarrowed(list)) && <MemberTools list={list} onChange={change} />}
        {!found && (
          <Card isPadded>
            <SkeletonRows rows={6} />
          </Card>
        )}
        {count === 0 && (
          <Card>
            <Empty
              level={2}
              title={<FormattedMessage id="groups.members.noMatch" />}
              action={
                <Button onPress={() => change({ role: 'all', term: '' })}>
                  <FormattedMessage id="groups.members.showAll" />
                </Button>
              }
            />
          </Card>
        )}
        {members.length > 0 && (
          <div className={styles.card} aria-busy={loading || undefined}>
            <table className={styles.table}>
              <MemberHeads hasMenus={mayRemove(access, 'Member')} />
              <tbody ref={body} className={styles.body}>
                {members.map((member) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    access={access}
                    isOneself={member.profile.id === profileId}
                    hasMenus={mayRemove(access, 'Member')}
                    onRole={(role) => void giveRole(member, role)}
                    onRemove={() => removal.ask(member.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {count !== undefined && count > 0 && (
          <Pagination
            page={list.page}
            pages={pageCount(count, pageSize)}
            hrefFor={hrefFor}
            summary={<FormattedMessage id="groups.members.range" values={{ ...rangeOf(list.page, pageSize, count), count }} />}
          />
        )}
      </Stack>
      <RemoveDialog
        removal={removal}
        title={({ profile }) => (
          <FormattedMessage id="groups.members.removeTitle" values={{ name: <Bidi key="name">{profile.fullName}</Bidi> }} />
        )}
        onConfirm={takeAway}
      >
        <FormattedMessage id="groups.members.removeText" />
      </RemoveDialog>
    </div>
  )
}

function MemberHeads({ hasMenus }: { hasMenus: boolean }) {
  const intl = useIntl()
  return (
    <>
      <caption>
        <VisuallyHidden>{intl.formatMessage({ id: 'groups.tab.members' })}</VisuallyHidden>
      </caption>
      <thead className={styles.heads}>
        <tr>
          {(['name', 'type', 'role', 'joined'] as const).map((column) => (
            <th key={column} scope="col" className={styles.headCell}>
              <FormattedMessage id={`groups.members.${column}`} />
            </th>
          ))}
          {hasMenus && (
            <th scope="col" className={styles.headCell}>
              <VisuallyHidden>
                <FormattedMessage id="groups.members.actions" />
              </VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
    </>
  )
}

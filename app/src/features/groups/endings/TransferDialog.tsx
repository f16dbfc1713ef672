import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { longestTerm, pageSize } from '../members/member-list.ts'
import { GroupMembersDocument, type GroupMemberRowFragment } from '../members/members.generated.ts'
import { RoleMark } from '../members/RoleMark.tsx'
import { useSearchText } from '#shared/list/useSearchText.ts'
import { WhoCell } from '../members/WhoCell.tsx'
import * as styles from '../members/Members.css.ts'
import { andForget } from '../page/forget-group.ts'
import type { PageGroup } from '../page/useGroupPage.ts'
import { ConfirmByHandle } from './ConfirmByHandle.tsx'
import { TransferGroupOwnershipDocument } from './endings.generated.ts'

type TransferDialogProps = { group: PageGroup; onClose: () => void }

/** Transfers the group to a member, after the group's user name was typed (G-21). The previous owner becomes an admin. */
export function TransferDialog({ group, onClose }: TransferDialogProps) {
  const [chosen, setChosen] = useState<GroupMemberRowFragment | null>(null)
  const [transfer] = useMutation(TransferGroupOwnershipDocument, andForget(group.id))
  if (!chosen) return <HeirSheet groupId={group.id} onChoose={setChosen} onClose={onClose} />
  const name = <Bidi key="name">{chosen.profile.fullName}</Bidi>
  return (
    <ConfirmByHandle
      title={<FormattedMessage id="groups.menu.transfer" />}
      userName={group.userName}
      confirmText={<FormattedMessage id="groups.transfer.yes" />}
      cancelText={<FormattedMessage id="groups.transfer.back" />}
      onCancel={() => setChosen(null)}
      onClose={onClose}
      onConfirm={async () => {
        await transfer({ variables: { groupId: group.id, groupMemberId: chosen.id } })
        showToast({ tone: 'success', text: <FormattedMessage id="groups.transfer.done" values={{ name }} /> })
        onClose()
      }}
    >
      <Text>
        <FormattedMessage id="groups.transfer.question" values={{ name }} />
      </Text>
    </ConfirmByHandle>
  )
}

type HeirSheetProps = { groupId: string; onChoose: (member: GroupMemberRowFragment) => void; onClose: () => void }

/** Chooses the new owner from a list with admins first. Other members are found by name. */
function HeirSheet({ groupId, onChoose, onClose }: HeirSheetProps) {
  const intl = useIntl()
  const [term, setTerm] = useState('')
  const find = (text: string) => setTerm(text.slice(0, longestTerm))
  const [typed, setTyped] = useSearchText(term, find)
  const { data, previousData, error, loading, refetch } = useQuery(GroupMembersDocument, {
    variables: {
      filter: { groupId, term: term === '' ? null : term },
      pagination: { limit: pageSize + 1, offset: 0, sort: [{ field: 'role', direction: 'ASC' }] },
    },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const found = (data ?? (error ? undefined : previousData))?.GroupMembers
  const heirs = found?.data.filter(({ role }) => role !== 'Owner') ?? []
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="groups.menu.transfer" />}>
      <Stack gap="md">
        <Text tone="muted">
          <FormattedMessage id="groups.transfer.choose" />
        </Text>
        <SearchField
          label={intl.formatMessage({ id: 'groups.members.search' })}
          value={typed}
          onChange={setTyped}
          onSubmit={(text) => find(text.trim())}
        />
        {error && !found && (
          <ErrorState
            level={3}
            title={<FormattedMessage id="groups.members.failed" />}
            isRetrying={loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!error && !found && <SkeletonRows rows={3} />}
        {found && heirs.length === 0 && (
          <Text tone="muted">
            <FormattedMessage id={term === '' ? 'groups.transfer.nobody' : 'groups.members.noMatch'} />
          </Text>
        )}
        {heirs.length > 0 && (
          <ul className={styles.rows} aria-label={intl.formatMessage({ id: 'groups.tab.members' })}>
            {heirs.map((member) => (
              <li key={member.id} className={styles.rowOf}>
                <div className={styles.grow}>
                  <WhoCell profile={member.profile}>
                    <span className={styles.facts}>
                      <RoleMark role={member.role} />
                    </span>
                  </WhoCell>
                </div>
                <Button size="small" onPress={() => onChoose(member)}>
                  <FormattedMessage id="groups.transfer.pick" />
                  <VisuallyHidden> {member.profile.fullName}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Sheet>
  )
}

import { useIntl } from 'react-intl'
import { mayDo, type GroupAccess } from '@wasla/contract/groups/access.ts'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Menu } from '@wasla/design-system/components/Menu'
import type { MenuEntry } from '@wasla/design-system/components/Menu/menu-items.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import type { PageGroup } from './useGroupPage.ts'

/* The dialogs (1 to 2 kB each) are loaded when they are opened. */
const LeaveDialog = lazyOverlay(() => import('../endings/LeaveDialog.tsx').then((module) => module.LeaveDialog))
const TransferDialog = lazyOverlay(() => import('../endings/TransferDialog.tsx').then((module) => module.TransferDialog))
const DeleteDialog = lazyOverlay(() => import('../endings/DeleteDialog.tsx').then((module) => module.DeleteDialog))

/** Menu of a group. Members can leave the group; its owner can also transfer and delete it (G-23). */
export function GroupMenu({ group, access }: { group: PageGroup; access: GroupAccess }) {
  const intl = useIntl()
  const leave = useUrlDialog('leave')
  const transfer = useUrlDialog('transfer')
  const remove = useUrlDialog('delete')
  if (!mayDo(access, 'leave')) return null
  const entry = (id: 'leave' | 'transfer' | 'delete', more: Omit<MenuEntry, 'id' | 'label'>): MenuEntry => ({
    id,
    label: intl.formatMessage({ id: `groups.menu.${id}` }),
    ...more,
  })
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" variant="bordered" label={intl.formatMessage({ id: 'groups.menu' })} />}
        sections={[
          {
            id: 'member',
            'aria-label': intl.formatMessage({ id: 'groups.menu' }),
            items: [entry('leave', { icon: 'sign-out', isDanger: true, onAction: leave.open })],
          },
          {
            id: 'owner',
            'aria-label': intl.formatMessage({ id: 'groups.menu.owner' }),
            items: [
              ...(mayDo(access, 'transfer') ? [entry('transfer', { icon: 'handshake', onAction: transfer.open })] : []),
              ...(mayDo(access, 'delete') ? [entry('delete', { icon: 'trash', isDanger: true, onAction: remove.open })] : []),
            ],
          },
        ]}
      />
      {leave.isOpen && <LeaveDialog group={group} onClose={leave.close} />}
      {transfer.isOpen && mayDo(access, 'transfer') && <TransferDialog group={group} onClose={transfer.close} />}
      {remove.isOpen && mayDo(access, 'delete') && <DeleteDialog group={group} onClose={remove.close} />}
    </>
  )
}

import { FormattedMessage } from 'react-intl'
import { mayDo, type GroupAccess } from '@wasla/contract/groups/access.ts'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { editAddress } from '#shared/groups/group-address.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { JoinActions } from './JoinActions.tsx'
import type { PageGroup } from './useGroupPage.ts'
import type { WayIn } from './way-in.ts'

/* The sheet for inviting (3 kB) is loaded when it is opened. */
const InviteSheet = lazyOverlay(() => import('../invitations/InviteSheet.tsx').then((module) => module.InviteSheet))

type GroupActionsProps = { group: PageGroup; access: GroupAccess; way: WayIn }

/** The main actions on the page: visitors can join; the owner and admins can invite and edit (S1 §6). */
export function GroupActions({ group, access, way }: GroupActionsProps) {
  const invite = useUrlDialog('invite')
  if (!mayDo(access, 'invite')) return <JoinActions group={group} way={way} />
  return (
    <>
      <Button variant="primary" iconStart="user-plus" onPress={invite.open}>
        <FormattedMessage id="groups.invite" />
      </Button>
      {mayDo(access, 'edit') && (
        <LinkButton href={editAddress(group.id)} iconStart="edit">
          <FormattedMessage id="groups.form.edit" />
        </LinkButton>
      )}
      {invite.isOpen && <InviteSheet group={group} access={access} onClose={invite.close} />}
    </>
  )
}

import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adminRoles, type AdminRole } from '@wasla/contract/admin/roles.ts'
import { teamMemberRules } from '@wasla/contract/admin/rules.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextField } from '@wasla/design-system/components/TextField'
import { Text } from '@wasla/design-system/primitives/Text'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import type { OneTimeLink } from './team-row.ts'
import { AdminInviteTeamMemberDocument, AdminTeamDocument } from './TeamScreen.generated.ts'

const fields: FormFields = { fields: ['email', 'name', 'role'] }
type Draft = { email: string; name: string; role: AdminRole }

/** Invites a colleague, who sets a password through a one-time link. */
export function InviteDialog({ onClose, onLink }: { onClose: () => void; onLink: (link: OneTimeLink) => void }) {
  const intl = useIntl()
  const form = useForm<Draft>(fields, { saved: { email: '', name: '', role: 'SUPPORT' }, check: checkedBy(teamMemberRules) })
  const { draft, set } = form
  const [invite] = useMutation(AdminInviteTeamMemberDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminTeamDocument],
    fetchPolicy: 'no-cache',
  })
  const send = async () => {
    const answer = await form.submit(({ email, name, role }) => invite({ variables: { email: email.trim(), name: name.trim(), role } }))
    if (!answer?.data) return
    onClose()
    onLink({ ...answer.data.adminInviteTeamMember, name: draft.name.trim() })
  }
  return (
    <Dialog
      isOpen
      isDismissDisabled={form.isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.team.invite" />}
      actions={null}
    >
      <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
        <Text tone="muted">
          <FormattedMessage id="admin.team.inviteText" />
        </Text>
        <TextField name="name" label={<FormattedMessage id="admin.column.name" />} value={draft.name} onChange={(name) => set({ name })} />
        <TextField
          name="email"
          kind="email"
          label={<FormattedMessage id="admin.column.email" />}
          value={draft.email}
          onChange={(email) => set({ email })}
        />
        <RadioGroup
          name="role"
          label={<FormattedMessage id="admin.column.adminRole" />}
          options={adminRoles.map((id) => ({ id, label: intl.formatMessage({ id: `admin.role.${id}` }) }))}
          value={draft.role}
          onChange={(role) => set({ role })}
        />
        <DialogButtons form={form} onCancel={onClose}>
          <FormattedMessage id="admin.team.inviteYes" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

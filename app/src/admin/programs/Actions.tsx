import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ReasonDialog } from '../form/ReasonDialog.tsx'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import { AdminProgramDocument, AdminSetProgramStatusDocument } from './ProgramScreen.generated.ts'
import { actionsOf, type ProgramAction, type ProgramCase } from './program-row.ts'

/** Buttons that hold, resume or retire a program, each with a reason that the program’s owner reads (L-01). */
export function Actions({ one }: { one: ProgramCase }) {
  const { role } = useAdmin()
  const actions = actionsOf(one)
  if (!adminMayCall(role, 'adminSetProgramStatus'))
    return (
      <Section title={<FormattedMessage id="admin.programs.actions" />}>
        <Text tone="muted">
          <FormattedMessage id="admin.programs.actionsForbidden" />
        </Text>
      </Section>
    )
  return (
    <Section title={<FormattedMessage id="admin.programs.actions" />}>
      {actions.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id={one.row.status === 'Draft' ? 'admin.programs.draftText' : 'admin.programs.retiredText'} />
        </Text>
      ) : (
        <Stack gap="sm">
          {actions.map((action) => (
            <Action key={action} one={one} action={action} />
          ))}
        </Stack>
      )}
    </Section>
  )
}

function Action({ one, action }: { one: ProgramCase; action: ProgramAction }) {
  const dialog = useUrlDialog(action)
  const [setStatus] = useMutation(AdminSetProgramStatusDocument, {
    refetchQueries: [AdminProgramDocument],
    awaitRefetchQueries: true,
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminPrograms' }),
  })
  const values = { name: <Bidi key="name">{one.row.name}</Bidi> }
  const isDanger = action !== 'Active'
  return (
    <>
      <Button isFullWidth variant={action === 'Active' ? 'primary' : 'secondary'} onPress={dialog.open}>
        <FormattedMessage id={`admin.programs.do.${action}`} />
      </Button>
      {dialog.isOpen && (
        <ReasonDialog
          onClose={dialog.close}
          title={<FormattedMessage id={`admin.programs.title.${action}`} values={values} />}
          label={<FormattedMessage id="admin.reason" />}
          confirmText={<FormattedMessage id={`admin.programs.do.${action}`} />}
          isDanger={isDanger}
          onSend={async (reason, errors) => {
            await setStatus({ variables: { id: one.row.id, status: action, reason }, context: { errors } })
            sayDone({ id: `admin.programs.done.${action}`, values })
          }}
        >
          <FormattedMessage id={`admin.programs.text.${action}`} />
        </ReasonDialog>
      )}
    </>
  )
}

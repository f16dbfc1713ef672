import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { StoredProgram } from '../page/page-values.ts'
import { UpdateProgramStatusDocument } from './changeStatus.generated.ts'
import { targetOf, type OwnerChoice } from './owner-choices.ts'

type StatusDialogProps = { program: StoredProgram; choice: Exclude<OwnerChoice, 'budget'>; onClose: () => void }

/**
 * Explains what a change of the status does, before the owner confirms it. If the server refuses, the dialog stays open and a toast says
 * why.
 */
export function StatusDialog({ program, choice, onClose }: StatusDialogProps) {
  const { money } = useFormats()
  const [change] = useMutation(UpdateProgramStatusDocument)
  return (
    <ConfirmDialog
      isOpen
      isDanger={choice === 'retire'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={`programs.owner.ask.${choice}`} values={{ name: <Bidi key="name">{program.name}</Bidi> }} />}
      confirmText={<FormattedMessage id={`programs.owner.do.${choice}`} />}
      onConfirm={async () => {
        await change({ variables: { input: { id: program.id, status: targetOf[choice] } } })
        showToast({ tone: 'success', text: <FormattedMessage id={`programs.owner.done.${choice}`} /> })
        onClose()
      }}
    >
      <Stack gap="sm">
        <p>
          <FormattedMessage id={`programs.owner.ask.${choice}.text`} values={{ budget: money(program.budget?.amount ?? 0, 'price') }} />
        </p>
        {choice === 'retire' && <Consequences program={program} />}
      </Stack>
    </ConfirmDialog>
  )
}

/** Lists what happens when a program ends: which part of its budget is returned and when (L-10), and who is notified. */
function Consequences({ program: { budget, returnsAt, participantsCount, applicantsCount } }: { program: StoredProgram }) {
  const { money, date } = useFormats()
  return (
    <>
      {budget !== null && budget.remaining > 0 && returnsAt !== null && (
        <p>
          <FormattedMessage
            id="programs.owner.ask.retire.returns"
            values={{ amount: money(budget.remaining, 'price'), day: date(new Date(returnsAt), 'day') }}
          />
        </p>
      )}
      <p>
        <FormattedMessage id="programs.owner.ask.retire.told" values={{ count: (participantsCount ?? 0) + (applicantsCount ?? 0) }} />
      </p>
    </>
  )
}

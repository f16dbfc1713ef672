import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { useServices } from '#services/context.ts'
import { DeleteProgramDocument } from './deleteProgram.generated.ts'

type DeleteDraftDialogProps = {
  draft: { id: string; name: string }
  onClose: () => void
  /** Called after the draft was deleted. */
  onDeleted: () => void | Promise<unknown>
}

/** Asks for a confirmation before a draft is deleted (K-27). If the server refuses, the dialog stays open and a toast says why. */
export function DeleteDraftDialog({ draft, onClose, onDeleted }: DeleteDraftDialogProps) {
  const { storage } = useServices()
  const [remove] = useMutation(DeleteProgramDocument)
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="programs.owner.deleteTitle" values={{ name: <Bidi key="name">{draft.name}</Bidi> }} />}
      confirmText={<FormattedMessage id="programs.owner.deleteDraft" />}
      onConfirm={async () => {
        await remove({ variables: { id: draft.id } })
        if (storage.programId() === draft.id) storage.forgetProgramId()
        showToast({ tone: 'success', text: <FormattedMessage id="programs.owner.deleted" /> })
        await onDeleted()
      }}
    >
      <FormattedMessage id="programs.owner.deleteText" />
    </ConfirmDialog>
  )
}

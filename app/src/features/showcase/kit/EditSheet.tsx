import { useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '@wasla/design-system/components/Form'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { closeToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { SaveButtons } from './SaveButtons.tsx'
import type { Saving } from './useSaving.ts'

type EditSheetProps = {
  title: ReactNode
  saving: Saving
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

/** A short form over its list: a sheet on phones, a dialog above. It stays while it sends, and after a refusal with all that is in it. */
export function EditSheet({ title, saving, onClose, onSubmit, children }: EditSheetProps) {
  /* What is said of the entry before would lie over the buttons of this one, on a phone. */
  useEffect(() => closeToast(), [])
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && !saving.isSaving && onClose()} title={title}>
      <Form validationErrors={saving.validationErrors} onSubmit={onSubmit}>
        {children}
        <SaveButtons saving={saving} onCancel={onClose}>
          <FormattedMessage id="showcase.save" />
        </SaveButtons>
      </Form>
    </Sheet>
  )
}

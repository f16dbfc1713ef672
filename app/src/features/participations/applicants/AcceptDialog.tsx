import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Bidi } from '@wasla/design-system/primitives/Bidi'

/** The requests to accept, and the name if there is only one. */
export type Accepting = { readonly ids: readonly string[]; readonly name: string }

type AcceptDialogProps = {
  accepting: Accepting | null
  onConfirm: (ids: readonly string[]) => Promise<void>
  onClose: () => void
}

/**
 * Asks once for a confirmation before one or several requests are accepted, because this cannot be undone (M-05, M-09). After a refusal the
 * dialog stays open and a toast says why.
 */
export function AcceptDialog({ accepting, onConfirm, onClose }: AcceptDialogProps) {
  /* Keeps the text while the dialog fades out. */
  const [last, setLast] = useState(accepting)
  if (accepting && accepting !== last) setLast(accepting)
  const shown = accepting ?? last
  if (!shown) return null
  const { ids, name } = shown
  const values = { count: ids.length, name: <Bidi>{name}</Bidi> }
  return (
    <ConfirmDialog
      isOpen={accepting !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={`participations.question.Accepted.${ids.length === 1 ? 'one' : 'several'}`} values={values} />}
      confirmText={<FormattedMessage id="participations.question.Accepted.yes" values={values} />}
      onConfirm={() => onConfirm(ids)}
    >
      <FormattedMessage id="participations.question.Accepted.text" values={values} />
    </ConfirmDialog>
  )
}

import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Bidi } from '@wasla/design-system/primitives/Bidi'

/** Requests to accept: their ids, and the first applicant's name. The name is shown only if there is one request. */
export type Accepting = { readonly ids: readonly string[]; readonly name: string }

type AcceptDialogProps = {
  accepting: Accepting | null
  onConfirm: (ids: readonly string[]) => Promise<void>
  onClose: () => void
}

/**
 * Asks for a confirmation before requests are accepted, because that cannot be undone (M-05, M-09). If the server refuses, the dialog stays
 * open and a toast says why.
 */
export function AcceptDialog({ accepting, onConfirm, onClose }: AcceptDialogProps) {
  /* The last requests. The dialog still shows them while closing. */
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

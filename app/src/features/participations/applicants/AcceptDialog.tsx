import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Bidi } from '@wasla/design-system/primitives/Bidi'

/** Ids of the requests to answer, and the name of the first applicant, which is shown if there is only one. */
export type Accepting = { readonly ids: readonly string[]; readonly name: string }

type AcceptDialogProps = {
  accepting: Accepting | null
  onConfirm: (ids: readonly string[]) => Promise<void>
  onClose: () => void
}

/**
 * Confirmation before one or several requests are accepted, which cannot be undone (M-05, M-09). The dialog stays open after a refusal, and
 * a toast says why.
 */
export function AcceptDialog({ accepting, onConfirm, onClose }: AcceptDialogProps) {
  /* Keeps the text while the closing dialog fades. */
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

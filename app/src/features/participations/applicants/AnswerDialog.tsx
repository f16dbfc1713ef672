import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { Answer } from './ApplicantRow.tsx'

/** What is about to be answered, and to whom. */
export type Question = { readonly answer: Answer; readonly ids: readonly string[]; readonly name: string }

type AnswerDialogProps = {
  question: Question | null
  onConfirm: (question: Question) => Promise<void>
  onClose: () => void
}

/** Asks before an answer, which nobody takes back (M-05, M-09). A refusal leaves it open: the toast says why. */
export function AnswerDialog({ question, onConfirm, onClose }: AnswerDialogProps) {
  /* The text stays while the closing dialog fades. */
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const shown = question ?? last
  if (!shown) return null
  const { answer, ids, name } = shown
  const values = { count: ids.length, name: <Bidi>{name}</Bidi> }
  return (
    <ConfirmDialog
      isOpen={question !== null}
      isDanger={answer === 'Rejected'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={`participations.question.${answer}.${ids.length === 1 ? 'one' : 'several'}`} values={values} />}
      confirmText={<FormattedMessage id={`participations.question.${answer}.yes`} values={values} />}
      onConfirm={() => onConfirm(shown)}
    >
      <FormattedMessage id={`participations.question.${answer}.text`} values={values} />
    </ConfirmDialog>
  )
}

import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { Answer } from '@wasla/contract/common/answer.ts'

/** The answer to confirm, and who gets it. */
export type Question = { readonly id: string; readonly name: string; readonly answer: Answer }

type AnswerDialogProps = { question: Question | null; onConfirm: (question: Question) => Promise<void>; onClose: () => void }

/**
 * Asks for a confirmation before an answer, because it cannot be undone. If the server refuses, the dialog stays open and a toast says why.
 */
export function AnswerDialog({ question, onConfirm, onClose }: AnswerDialogProps) {
  /* The last question. The dialog still shows it while closing. */
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const shown = question ?? last
  if (!shown) return null
  const does = shown.answer === 'Accepted' ? 'accept' : 'decline'
  return (
    <ConfirmDialog
      isOpen={question !== null}
      isDanger={does === 'decline'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={`groups.requests.${does}Title`} values={{ name: <Bidi key="name">{shown.name}</Bidi> }} />}
      confirmText={<FormattedMessage id={`groups.requests.${does}Yes`} />}
      onConfirm={() => onConfirm(shown)}
    >
      <FormattedMessage id={`groups.requests.${does}Text`} />
    </ConfirmDialog>
  )
}

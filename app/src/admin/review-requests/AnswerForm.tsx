import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { Form } from '@wasla/design-system/components/Form'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { useForm } from '#form/useForm.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { answerFields, outcomes, problemsOfAnswer, type AnswerDraft, type ReviewRequestRow } from './review-request-row.ts'
import { AdminAnswerSecondLookDocument, AdminSecondLooksDocument } from './ReviewRequestsScreen.generated.ts'

type AnswerFormProps = { reviewRequest: ReviewRequestRow; onSending: (isSending: boolean) => void; onClose: () => void }

/** Form that counts the results of a request or leaves them uncounted, with a text for the participant. */
export function AnswerForm({ reviewRequest, onSending, onClose }: AnswerFormProps) {
  const intl = useIntl()
  const form = useForm<AnswerDraft>(answerFields, { saved: { outcome: 'counts', answer: '' }, check: problemsOfAnswer })
  const { draft, set } = form
  const [give] = useMutation(AdminAnswerSecondLookDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminSecondLooksDocument],
    awaitRefetchQueries: true,
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminConversions' }),
  })
  const send = async () => {
    const isDone = await form.submit(async ({ outcome, answer }) => {
      onSending(true)
      try {
        return await give({ variables: { id: reviewRequest.id, counts: outcome === 'counts', answer: answer.trim() } })
      } finally {
        onSending(false)
      }
    })
    if (!isDone) return
    sayDone({ id: `admin.looks.done.${draft.outcome}` })
    onClose()
  }
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
      <RadioGroup
        name="outcome"
        label={<FormattedMessage id="admin.looks.outcome" />}
        options={outcomes.map((id) => ({ id, label: intl.formatMessage({ id: `admin.looks.outcome.${id}` }) }))}
        value={draft.outcome}
        onChange={(outcome) => set({ outcome })}
      />
      <TextArea
        name="answer"
        label={<FormattedMessage id="admin.looks.answer" />}
        hint={<FormattedMessage id="admin.looks.answerHint" />}
        rows={3}
        counter={{ limit: adminLimits.reason.most }}
        value={draft.answer}
        onChange={(answer) => set({ answer })}
      />
      <DialogButtons form={form} onCancel={onClose}>
        <FormattedMessage id="admin.looks.send" />
      </DialogButtons>
    </Form>
  )
}

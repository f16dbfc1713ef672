import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { Form } from '@wasla/design-system/components/Form'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { useForm } from '#form/useForm.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { decisionFields, outcomes, problemsOfDecision, type CaseRow, type DecisionDraft } from './case-row.ts'
import { AdminDecideRewardCaseDocument, AdminRewardCasesDocument } from './HeldRewardsScreen.generated.ts'

type DecisionFormProps = { found: CaseRow; onSending: (isSending: boolean) => void; onClose: () => void }

/** Form that approves or refuses a held reward, with a note for both sides. */
export function DecisionForm({ found, onSending, onClose }: DecisionFormProps) {
  const intl = useIntl()
  const form = useForm<DecisionDraft>(decisionFields, { saved: { outcome: null, note: '' }, check: problemsOfDecision })
  const { draft, set } = form
  const [decide] = useMutation(AdminDecideRewardCaseDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminRewardCasesDocument],
    awaitRefetchQueries: true,
  })
  const send = async () => {
    const isDone = await form.submit(async ({ outcome, note }) => {
      onSending(true)
      try {
        return await decide({ variables: { id: found.id, pays: outcome === 'pays', note: note.trim() } })
      } finally {
        onSending(false)
      }
    })
    if (!isDone) return
    sayDone({ id: `admin.rewardCases.done.${draft.outcome ?? 'refused'}` })
    onClose()
  }
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
      <RadioGroup
        name="outcome"
        label={<FormattedMessage id="admin.rewardCases.outcome" />}
        options={outcomes.map((id) => ({ id, label: intl.formatMessage({ id: `admin.rewardCases.outcome.${id}` }) }))}
        value={draft.outcome}
        onChange={(outcome) => set({ outcome })}
      />
      <TextArea
        name="note"
        label={<FormattedMessage id="admin.rewardCases.note" />}
        hint={<FormattedMessage id="admin.rewardCases.noteHint" />}
        rows={3}
        counter={{ limit: adminLimits.reason.most }}
        value={draft.note}
        onChange={(note) => set({ note })}
      />
      <DialogButtons form={form} onCancel={onClose}>
        <FormattedMessage id="admin.rewardCases.send" />
      </DialogButtons>
    </Form>
  )
}

import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PaymentStatus } from '@wasla/contract/generated/admin-types.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { problemOf } from '#graphql/problems.ts'
import { useForm } from '#form/useForm.ts'
import { sayDone } from '../form/said.tsx'
import { AdminFinanceQueuesDocument } from '../shell/financeQueues.generated.ts'
import { decisionFields, releases, problemsOfDecision, type DecisionDraft } from './decision-draft.ts'
import { bankAnswers, isOpen, type BankAnswer, type WithdrawalCase } from './withdrawal-row.ts'
import { AdminSettleWithdrawalDocument, AdminWithdrawalDocument } from './WithdrawalScreen.generated.ts'

export type DecisionFormProps = {
  one: WithdrawalCase
  answer: BankAnswer
  onAnswer: (answer: BankAnswer) => void
  /** Reads the case again and answers it as it is now. */
  onReload: () => Promise<WithdrawalCase | null>
}

/** An answer that does not end the withdrawal says so before it is given. */
const labelOf = (answer: BankAnswer, { ends }: { ends: boolean }) =>
  ends ? (`admin.withdrawals.answer.${answer}` as const) : (`admin.withdrawals.answer.${answer}.first` as const)

/**
 * Settles a withdrawal, or fails it with a reason that its owner reads. Where two have to agree, the first only approves or proposes, and the
 * second approval gives it to the bank (Q-04, Y-09).
 */
export function DecisionForm({ one, answer, onAnswer, onReload }: DecisionFormProps) {
  const intl = useIntl()
  const { money } = useFormats()
  const { row, seenApprovals } = one
  const step = one[answer]
  const form = useForm<DecisionDraft>(decisionFields, {
    saved: { answer: 'paid', failureReason: '' },
    check: problemsOfDecision,
  })
  const [settle] = useMutation(AdminSettleWithdrawalDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminWithdrawalDocument, AdminFinanceQueuesDocument],
    awaitRefetchQueries: true,
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminWithdrawals' })
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminLedgerAccounts' })
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminLedgerEntries' })
    },
  })
  const name = <Bidi>{row.profileName}</Bidi>

  /** Refused because the withdrawal has ended meanwhile: the page shows how. Every other refusal is the form's. */
  const unlessEnded = async (error: unknown) => {
    if (problemOf(error)?.code !== 'NO_CHANGES_TO_UPDATE') throw error
    const now = await onReload()
    if (now === null || isOpen(now.row)) throw error
    showToast({ tone: 'warning', text: <FormattedMessage id="admin.withdrawals.decidedBefore" /> })
    return null
  }
  const doneAs = (status: PaymentStatus) => {
    if (status !== 'Initiated') return `admin.withdrawals.done.${status}` as const
    if (answer === 'refused') return 'admin.withdrawals.done.proposed' as const
    return releases(answer, step) ? ('admin.withdrawals.done.released' as const) : ('admin.withdrawals.done.Initiated' as const)
  }
  const send = () =>
    form.submit(async (draft) => {
      const success = draft.answer === 'paid'
      const failureReason = success ? null : draft.failureReason.trim()
      try {
        const { data } = await settle({ variables: { id: row.id, success, failureReason, seenApprovals } })
        if (data) sayDone({ id: doneAs(data.adminSettleWithdrawal.status), values: { name } })
        return data ?? null
      } catch (error) {
        return unlessEnded(error)
      }
    })

  const action = `admin.withdrawals.${step.ends ? 'end' : 'approve'}.${answer}` as const
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
      <RadioGroup
        name="answer"
        label={<FormattedMessage id={one.paid.ends ? 'admin.withdrawals.answer' : 'admin.withdrawals.answer.ofApproval'} />}
        options={bankAnswers.map((id) => ({ id, label: intl.formatMessage({ id: labelOf(id, one[id]) }) }))}
        value={answer}
        onChange={(chosen) => {
          form.set({ answer: chosen })
          onAnswer(chosen)
        }}
      />
      {answer === 'refused' && (
        <TextArea
          name="failureReason"
          label={<FormattedMessage id="admin.withdrawals.reason" values={{ name }} />}
          hint={<FormattedMessage id="admin.withdrawals.comesBack" values={{ amount: money(row.total) }} />}
          rows={3}
          counter={{ limit: walletLimits.failureReason }}
          value={form.draft.failureReason}
          onChange={(failureReason) => form.set({ failureReason })}
        />
      )}
      {form.isOffline && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="admin.offline" />
        </Banner>
      )}
      <Button type="submit" variant={answer === 'paid' ? 'primary' : 'danger'} isFullWidth isPending={form.isSending}>
        <FormattedMessage id={action} values={{ amount: money(answer === 'paid' ? row.amount : row.total) }} />
      </Button>
    </Form>
  )
}

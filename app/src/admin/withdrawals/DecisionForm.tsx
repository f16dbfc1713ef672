import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PaymentStatus } from '@wasla/contract/generated/admin-types.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Form } from '@wasla/design-system/components/Form'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { problemOf } from '#graphql/problems.ts'
import { useForm } from '#form/useForm.ts'
import { sayDone } from '../form/said.tsx'
import { AdminFinanceQueuesDocument } from '../shell/financeQueues.generated.ts'
import { decisionFields, isFinal, releases, problemsOfDecision, type DecisionDraft } from './decision-draft.ts'
import { ibanEnd, isOpen, type BankAnswer, type WithdrawalCase } from './withdrawal-row.ts'
import { AdminSettleWithdrawalDocument, AdminWithdrawalDocument } from './WithdrawalScreen.generated.ts'

export type DecisionFormProps = {
  one: WithdrawalCase
  /** Null until an answer is chosen. */
  answer: BankAnswer | null
  onAnswer: (answer: BankAnswer) => void
  /** Loads the case again and returns it; null if that fails. */
  onReload: () => Promise<WithdrawalCase | null>
}

/** Returns the message id of an answer’s label. If the answer does not end the withdrawal, the label says so. */
const labelOf = (answer: BankAnswer, { ends }: { ends: boolean }) =>
  ends ? (`admin.withdrawals.answer.${answer}` as const) : (`admin.withdrawals.answer.${answer}.first` as const)

/** Returns the message id of an answer’s consequence, for the confirmation. One approval may be enough (P-16). */
const consequenceOf = (answer: BankAnswer, { ends, needed }: { ends: boolean; needed: number }) => {
  if (ends) return `admin.withdrawals.askText.end.${answer}` as const
  return answer === 'paid' && needed === 1
    ? ('admin.withdrawals.askText.approveAlone.paid' as const)
    : (`admin.withdrawals.askText.approve.${answer}` as const)
}

/**
 * Settles a withdrawal, or fails it with a reason that its owner reads. If two people must agree, the first only approves or proposes; the
 * second approval sends the withdrawal to the bank (Q-04, Y-09). A withdrawal to an account in another name needs one approval before it is
 * sent (P-16). No answer is preselected. A final answer asks for confirmation.
 */
export function DecisionForm({ one, answer, answers, onAnswer, onReload }: DecisionFormProps & { answers: readonly BankAnswer[] }) {
  const intl = useIntl()
  const { money } = useFormats()
  const { row, seenApprovals } = one
  const step = answer && one[answer]
  const action = answer && step && (`${step.ends ? 'end' : 'approve'}.${answer}` as const)
  const [isAsking, setAsking] = useState(false)
  const form = useForm<DecisionDraft>(decisionFields, {
    saved: { outcome: null, failureReason: '', namesCompared: false },
    check: (draft) => problemsOfDecision(draft, row.nameMatches),
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

  /** If another admin ended the withdrawal first, the page shows how it ended. The form handles every other error. */
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
    return answer && step && releases(answer, step)
      ? ('admin.withdrawals.done.released' as const)
      : ('admin.withdrawals.done.Initiated' as const)
  }
  const send = () =>
    form.submit(async (draft) => {
      const success = draft.outcome === 'paid'
      const failureReason = success ? null : draft.failureReason.trim()
      try {
        const { data } = await settle({
          variables: { id: row.id, success, failureReason, seenApprovals, namesCompared: draft.namesCompared },
        })
        if (data) sayDone({ id: doneAs(data.adminSettleWithdrawal.status), values: { name } })
        return data ?? null
      } catch (error) {
        return unlessEnded(error)
      }
    })

  /* Shows errors of the form before it asks for confirmation. */
  const ask = () =>
    form.submit(() => {
      setAsking(true)
      return Promise.resolve(null)
    })
  const amount = money(answer === 'refused' ? row.total : row.amount)
  const onSubmit = answer && step && isFinal(answer, step) ? ask : send
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void onSubmit()}>
      <RadioGroup
        name="outcome"
        label={<FormattedMessage id={one.paid.ends ? 'admin.withdrawals.answer' : 'admin.withdrawals.answer.ofApproval'} />}
        options={answers.map((id) => ({ id, label: intl.formatMessage({ id: labelOf(id, one[id]) }) }))}
        value={answer}
        onChange={(chosen) => {
          form.set({ outcome: chosen })
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
      {answer === 'paid' && !row.nameMatches && (
        <Checkbox name="namesCompared" isSelected={form.draft.namesCompared} onChange={(namesCompared) => form.set({ namesCompared })}>
          <FormattedMessage
            id={one.verifiedName === null ? 'admin.withdrawals.namesUnknown' : 'admin.withdrawals.namesCompared'}
            values={{
              account: <Bidi key="account">{row.nameOnAccount}</Bidi>,
              verified: <Bidi key="verified">{one.verifiedName}</Bidi>,
            }}
          />
        </Checkbox>
      )}
      {form.isOffline && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="admin.offline" />
        </Banner>
      )}
      <Button type="submit" variant={answer === 'refused' ? 'danger' : 'primary'} isFullWidth isPending={form.isSending}>
        {action ? (
          <FormattedMessage id={`admin.withdrawals.${action}`} values={{ amount }} />
        ) : (
          <FormattedMessage id="admin.withdrawals.decide" />
        )}
      </Button>
      {action && answer && step && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={<FormattedMessage id={`admin.withdrawals.ask.${action}`} values={{ amount, name }} />}
          confirmText={<FormattedMessage id={`admin.withdrawals.${action}`} values={{ amount }} />}
          isDanger={answer === 'refused'}
          onConfirm={send}
        >
          <FormattedMessage
            id={consequenceOf(answer, step)}
            values={{ bank: <Bidi key="bank">{row.bankName}</Bidi>, iban: <Ltr key="iban">{ibanEnd(row.iban)}</Ltr> }}
          />
        </ConfirmDialog>
      )}
    </Form>
  )
}

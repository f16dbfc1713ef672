import { useApolloClient, useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { MoneyField, type ParsedMoney } from '@wasla/design-system/components/MoneyField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { useRepeatKey } from '#form/useRepeatKey.ts'
import { EditSheet } from '#shared/list/EditSheet.tsx'
import { NotSent } from '#shared/offline/NotSent.tsx'
import type { StoredProgram } from '../page/page-values.ts'
import { ProgramPageDocument } from '../page/program.generated.ts'
import { TopUpProgramBudgetDocument } from './changeStatus.generated.ts'

type Draft = { amount: ParsedMoney }

const fields: FormFields = { fields: ['amount'], codes: { INSUFFICIENT_WALLET_BALANCE: 'amount' } }
const nothing: Draft = { amount: { halalas: null, reason: 'empty' } }

/**
 * Sheet that adds money from the wallet to a program's budget (K-30, X-34). If the program is on hold because its budget ran out, the added
 * money resumes the program.
 */
export function BudgetSheet({ program, onClose }: { program: StoredProgram; onClose: () => void }) {
  const { money } = useFormats()
  const client = useApolloClient()
  const keyOf = useRepeatKey()
  const form = useForm<Draft>(fields, {
    saved: nothing,
    check: ({ amount }) => (amount.halalas === null ? [{ path: 'amount', rule: amount.reason === 'empty' ? 'required' : 'format' }] : []),
  })
  const [send] = useMutation(TopUpProgramBudgetDocument, { context: { errors: form.errors } })
  const room = programLimits.budget.most - (program.budget?.amount ?? 0)
  const submit = async () => {
    const answer = await form.submit(({ amount }) => {
      const input = { programId: program.id, amount: amount.halalas ?? 0 }
      return send({ variables: { ...input, idempotencyKey: keyOf(input) } })
    })
    if (!answer?.data) return
    await client.refetchQueries({ include: [ProgramPageDocument] })
    showToast({ tone: 'success', text: <FormattedMessage id="programs.owner.done.budget" /> })
    onClose()
  }
  return (
    <EditSheet
      title={<FormattedMessage id="programs.owner.do.budget" />}
      form={form}
      offlineText={<NotSent />}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Text tone="muted">
        <FormattedMessage
          id={program.status === 'OnHold' && program.holdCause === 'BUDGET' ? 'programs.budget.resumes' : 'programs.budget.text'}
        />
      </Text>
      <MoneyField
        name="amount"
        label={<FormattedMessage id="programs.budget.added" />}
        hint={<FormattedMessage id="programs.budget.room" values={{ room: money(room, 'price') }} />}
        value={form.draft.amount.halalas}
        onChange={(amount) => form.set({ amount })}
        maximum={room}
        isRequired
        autoFocus
      />
    </EditSheet>
  )
}

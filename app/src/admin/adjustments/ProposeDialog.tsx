import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { MoneyField } from '@wasla/design-system/components/MoneyField'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Text } from '@wasla/design-system/primitives/Text'
import { useForm } from '#form/useForm.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { AdminLedgerEntriesDocument } from '../ledger/AccountScreen.generated.ts'
import { useAdminServices } from '../services/context.ts'
import { AdminFinanceQueuesDocument } from '../shell/financeQueues.generated.ts'
import { directions, emptyProposal, problemsOfProposal, proposalFields, signedAmount } from './proposal.ts'
import { WalletField } from './WalletField.tsx'
import { AdminAdjustmentsDocument, AdminProposeAdjustmentDocument } from './AdjustmentsScreen.generated.ts'

type ProposeDialogProps = {
  /** Profile of the wallet that the dialog was opened from; null if the admin chooses one here. */
  profileId: string | null
  onClose: () => void
}

/** Proposes a correction of a wallet. No money moves until another admin decides. */
export function ProposeDialog({ profileId, onClose }: ProposeDialogProps) {
  const intl = useIntl()
  const { newToken } = useAdminServices()
  /* One idempotency key per form, sent again with every retry. */
  const [idempotencyKey] = useState(newToken)
  const { data } = useQuery(AdminLedgerEntriesDocument, {
    variables: { accountId: availableAccount(profileId ?? ''), pagination: { limit: 1 } },
    context: { errors: 'mine' },
    skip: profileId === null,
  })
  const owner = data?.adminLedgerEntries.account.profileName ?? null
  const form = useForm(proposalFields, {
    saved: { ...emptyProposal, wallet: profileId !== null && owner !== null ? { id: profileId, label: owner } : null },
    check: problemsOfProposal,
  })
  const { draft, set } = form
  const [propose] = useMutation(AdminProposeAdjustmentDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminAdjustmentsDocument, AdminFinanceQueuesDocument],
    awaitRefetchQueries: true,
  })
  const send = async () => {
    const isDone = await form.submit(({ wallet, reason, ...amount }) =>
      propose({
        variables: {
          proposeAdjustmentInput: { profileId: wallet?.id ?? '', amount: signedAmount(amount), reason: reason.trim(), idempotencyKey },
        },
      }),
    )
    if (!isDone) return
    sayDone({ id: 'admin.adjustments.proposed' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      isDismissDisabled={form.isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.adjustments.propose" />}
      actions={null}
    >
      <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
        <Text tone="muted">
          <FormattedMessage id="admin.adjustments.proposeText" />
        </Text>
        <WalletField value={draft.wallet} onChange={(wallet) => set({ wallet })} />
        <RadioGroup
          label={<FormattedMessage id="admin.adjustments.direction" />}
          options={directions.map((id) => ({ id, label: intl.formatMessage({ id: `admin.adjustments.direction.${id}` }) }))}
          value={draft.direction}
          onChange={(direction) => set({ direction })}
        />
        <MoneyField
          name="amount"
          label={<FormattedMessage id="admin.column.amount" />}
          onChange={({ halalas }) => set({ amount: halalas })}
        />
        <TextArea
          name="reason"
          label={<FormattedMessage id="admin.reason" />}
          hint={<FormattedMessage id="admin.adjustments.reasonHint" />}
          rows={3}
          counter={{ limit: walletLimits.adjustmentReason.most }}
          value={draft.reason}
          onChange={(reason) => set({ reason })}
        />
        <DialogButtons form={form} onCancel={onClose}>
          <FormattedMessage id="admin.adjustments.proposeYes" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

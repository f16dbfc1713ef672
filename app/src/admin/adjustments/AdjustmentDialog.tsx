import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useState } from 'react'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import { ProblemText } from '#i18n/ProblemText.tsx'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { AdminFinanceQueuesDocument } from '../shell/financeQueues.generated.ts'
import type { AdjustmentRow } from './adjustment-row.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { AdminAdjustmentsDocument, AdminDecideAdjustmentDocument } from './AdjustmentsScreen.generated.ts'

/*
 * Errors that the dialog shows above its buttons. Another admin decided first; the signed-in admin proposed the correction, or may not be
 * the second person; or the wallet balance is too low.
 */
const shown: readonly ErrorCode[] = [
  'ADJUSTMENT_OF_OWN',
  'NO_CHANGES_TO_UPDATE',
  'INSUFFICIENT_WALLET_BALANCE',
  'ADMIN_SAME_LINE',
  'ADMIN_RESTING',
  'ADMIN_FIRST_GONE',
]

/** Shows one correction with its reason. An admin who did not propose the correction can post or reject it. */
export function AdjustmentDialog({ adjustment, onClose }: { adjustment: AdjustmentRow; onClose: () => void }) {
  const intl = useIntl()
  const { date } = useFormats()
  const me = useAdmin()
  const [problem, setProblem] = useState<ServerProblem | null>(null)
  const [decide, { loading }] = useMutation(AdminDecideAdjustmentDocument, {
    context: { errors: { codes: shown } },
    refetchQueries: [AdminAdjustmentsDocument, AdminFinanceQueuesDocument],
    awaitRefetchQueries: true,
  })
  const { id, profileName, amount, reason, status, proposedBy, decidedBy, createdAt, decidedAt, transactionId } = adjustment
  const isWaiting = status === 'Proposed'
  const isMine = proposedBy.id === me.id
  const mayDecide = isWaiting && !isMine && adminMayCall(me.role, 'adminDecideAdjustment')

  const answer = async (approve: boolean) => {
    setProblem(null)
    try {
      await decide({ variables: { id, approve } })
      sayDone({ id: `admin.adjustments.done.${approve ? 'Posted' : 'Rejected'}` })
      onClose()
    } catch (error) {
      const refusal = problemOf(error)
      if (refusal && shown.includes(refusal.code)) setProblem(refusal)
    }
  }

  const fact = (name: 'amount' | 'reason' | 'proposed' | 'decided', value: Description['value']): Description => ({
    id: name,
    name: intl.formatMessage({ id: `admin.column.${name}` }),
    value,
  })
  const byAt = (admin: { name: string }, at: string) => (
    <FormattedMessage
      id="admin.adjustments.byAt"
      values={{ name: <Bidi key="name">{admin.name}</Bidi>, moment: date(new Date(at), 'moment') }}
    />
  )
  return (
    <Dialog
      isOpen
      isDismissDisabled={loading}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.adjustments.of" values={{ name: <Bidi key="name">{profileName}</Bidi> }} />}
      actions={
        mayDecide ? (
          <Inline gap="xs" justify="end">
            <Button isDisabled={loading} onPress={() => void answer(false)}>
              <FormattedMessage id="admin.adjustments.reject" />
            </Button>
            <Button variant="primary" isPending={loading} onPress={() => void answer(true)}>
              <FormattedMessage id="admin.adjustments.post" />
            </Button>
          </Inline>
        ) : null
      }
    >
      <Stack gap="md">
        <div>
          <StatusBadge status={status} />
        </div>
        <DescriptionList
          look="stacked"
          items={[
            fact('amount', <Amount key="amount" halalas={amount} sign="signed" />),
            fact(
              'reason',
              <BidiProse key="reason" as="div">
                {reason}
              </BidiProse>,
            ),
            fact('proposed', byAt(proposedBy, createdAt)),
            ...(decidedBy && decidedAt !== null ? [fact('decided', byAt(decidedBy, decidedAt))] : []),
          ]}
        />
        {transactionId !== null && (
          <TextLink isStandalone href={`/ledger/transactions/${transactionId}`}>
            <FormattedMessage id="admin.adjustments.transaction" />
          </TextLink>
        )}
        {isWaiting && isMine && (
          <Banner>
            <FormattedMessage id="admin.adjustments.mine" />
          </Banner>
        )}
        {problem && (
          <Banner tone="danger" isLive>
            <ProblemText problem={problem} />
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}

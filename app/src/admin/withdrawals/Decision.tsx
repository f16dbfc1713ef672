import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import { ApprovalSteps } from './ApprovalSteps.tsx'
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx'

/** What the bank did with an open withdrawal, said by one admin, or by two where the amount is large (P-12, Q-04). */
export function Decision(props: DecisionFormProps) {
  const { role } = useAdmin()
  return (
    <Section title={<FormattedMessage id="admin.reviews.decision" />}>
      {props.one.row.approvalsNeeded > 1 && <ApprovalSteps one={props.one} />}
      {adminMayCall(role, 'adminSettleWithdrawal') ? (
        <DecisionForm {...props} />
      ) : (
        <Text tone="muted">
          <FormattedMessage id="admin.withdrawals.decisionForbidden" />
        </Text>
      )}
    </Section>
  )
}

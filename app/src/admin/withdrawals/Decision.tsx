import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import { ApprovalSteps } from './ApprovalSteps.tsx'
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx'

/** What the bank did with an open withdrawal. Two people approve a large one first, and two fail one that the bank was given (P-12, Q-04, Y-09). */
export function Decision(props: DecisionFormProps) {
  const { role } = useAdmin()
  return (
    <Section title={<FormattedMessage id="admin.reviews.decision" />}>
      {props.one[props.answer].needed > 1 && <ApprovalSteps one={props.one} answer={props.answer} />}
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

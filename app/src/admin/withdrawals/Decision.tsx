import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import { ApprovalSteps } from './ApprovalSteps.tsx'
import { answersLeft } from './decision-draft.ts'
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx'
import type { BankAnswer } from './withdrawal-row.ts'

/** Returns the answer whose approvals are shown: the chosen answer, or the answer with more approvals if none is chosen. */
const stepsOf = ({ one, answer }: DecisionFormProps): BankAnswer =>
  answer ?? (one.refused.said.length > one.paid.said.length ? 'refused' : 'paid')

/**
 * Form in which admins say what the bank did with an open withdrawal (P-12). Two admins must agree on a large withdrawal, and on failing a
 * withdrawal that is already with the bank (Q-04, Y-09). The first of the two sees that another person is needed, and has no button. The
 * approval of an account in another name is also shown (P-16).
 */
export function Decision(props: DecisionFormProps) {
  const { role, id } = useAdmin()
  const { one } = props
  const shown = stepsOf(props)
  const left = answersLeft(one, id)
  return (
    <Section title={<FormattedMessage id="admin.reviews.decision" />}>
      {(one[shown].needed > 1 || one[shown].said.length > 0) && <ApprovalSteps one={one} answer={shown} />}
      {!adminMayCall(role, 'adminSettleWithdrawal') ? (
        <Text tone="muted">
          <FormattedMessage id="admin.withdrawals.decisionForbidden" />
        </Text>
      ) : (
        left.length > 0 && <DecisionForm {...props} answers={left} />
      )}
    </Section>
  )
}

import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Button } from '@wasla/design-system/components/Button'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { problemOf } from '#graphql/problems.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ReasonDialog } from '../form/ReasonDialog.tsx'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import type { ReviewCase } from './review-case.ts'
import { AdminReviewCaseDocument } from './CaseScreen.generated.ts'

/* Error codes that mean that another admin decided first. The screen shows its own message and loads the case again. */
const decidedBefore = ['VERIFICATION_CONFLICT', 'VERIFICATION_NOT_FOUND', 'NO_CHANGES_TO_UPDATE', 'UNAUTHORIZED_UPDATING'] as const
const isDecidedBefore = (error: unknown) => decidedBefore.some((code) => code === problemOf(error)?.code)

/** Approves a case, or rejects it with a reason that the applicant reads. */
export function Decision({ one, onStale, onDone }: { one: ReviewCase; onStale: () => void; onDone: () => void }) {
  const mayDecide = adminMayCall(useAdmin().role, 'adminReviewCase') && one.status === 'InReview'
  const approval = useUrlDialog('approve')
  const rejection = useUrlDialog('reject')
  const [decide] = useMutation(AdminReviewCaseDocument, {
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminReviewCases' }),
  })
  if (one.status !== 'InReview') return null
  if (!mayDecide)
    return (
      <Section title={<FormattedMessage id="admin.reviews.decision" />}>
        <Text tone="muted">
          <FormattedMessage id="admin.reviews.decisionForbidden" />
        </Text>
      </Section>
    )
  const values = { name: <Bidi key="name">{one.name}</Bidi> }

  const unlessDecided = async (action: Promise<unknown>, done: 'approved' | 'rejected') => {
    try {
      await action
      sayDone({ id: done === 'approved' ? 'admin.reviews.approved' : 'admin.reviews.rejected', values })
      onDone()
    } catch (error) {
      if (!isDecidedBefore(error)) throw error
      showToast({ tone: 'warning', text: <FormattedMessage id="admin.reviews.decidedBefore" /> })
      onStale()
    }
  }

  return (
    <Section title={<FormattedMessage id="admin.reviews.decision" />}>
      <Text tone="muted">
        <FormattedMessage id={one.documents.length > 0 ? 'admin.reviews.decisionText' : 'admin.reviews.decisionToldAtOnce'} />
      </Text>
      <Button variant="primary" isFullWidth onPress={approval.open}>
        <FormattedMessage id="admin.reviews.approve" />
      </Button>
      <Button isFullWidth onPress={rejection.open}>
        <FormattedMessage id="admin.reviews.reject" />
      </Button>
      <ConfirmDialog
        isOpen={approval.isOpen}
        onOpenChange={(isOpen) => !isOpen && approval.close()}
        title={<FormattedMessage id="admin.reviews.approveTitle" values={values} />}
        confirmText={<FormattedMessage id="admin.reviews.approveYes" />}
        onConfirm={() =>
          unlessDecided(decide({ variables: { id: one.id, approve: true }, context: { errors: { codes: decidedBefore } } }), 'approved')
        }
      >
        <FormattedMessage id="admin.reviews.approveText" />
      </ConfirmDialog>
      {rejection.isOpen && (
        <ReasonDialog
          field="rejectionReason"
          onClose={rejection.close}
          title={<FormattedMessage id="admin.reviews.rejectTitle" values={values} />}
          label={<FormattedMessage id="admin.reviews.rejectReason" />}
          confirmText={<FormattedMessage id="admin.reviews.rejectYes" />}
          isDanger
          onSend={(rejectionReason) =>
            unlessDecided(
              decide({
                variables: { id: one.id, approve: false, rejectionReason },
                context: { errors: { fields: ['rejectionReason'], codes: decidedBefore } },
              }),
              'rejected',
            )
          }
        >
          <FormattedMessage id="admin.reviews.rejectText" />
        </ReasonDialog>
      )}
    </Section>
  )
}

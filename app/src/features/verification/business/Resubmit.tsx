import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { useForm } from '#form/useForm.ts'
import { returnPathOf, withReturn } from '#session/safe-path.ts'
import { businessFields } from './business-fields.ts'
import { ResubmitBusinessVerificationDocument } from './BusinessWizard.generated.ts'
import { documentProblems } from './document-problems.ts'
import { DocumentsField } from './DocumentsField.tsx'
import { latestReview } from './latest-review.ts'
import { SendingBar } from './SendingBar.tsx'
import { useDocuments } from './useDocuments.ts'
import { useJourney } from '#form/useJourney.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'

const reviewPath = '/under-review'

/**
 * Form that sends new documents of a business that was refused (F-13, F-15) or must be checked again. Shows the reviewer's reason if there
 * is one.
 */
export function Resubmit({ profileId }: { profileId: string }) {
  const navigate = useNavigate()
  const returnTo = returnPathOf(useLocation().search)
  const { data } = useQuery(MyVerificationsDocument, { context: { errors: 'mine' } })
  const review = latestReview(data?.myVerifications ?? [])
  const documents = useDocuments()
  const form = useForm(businessFields, { saved: {}, check: () => documentProblems(documents.files) })
  const journey = useJourney()
  const [resubmit] = useMutation(ResubmitBusinessVerificationDocument, {
    refetchQueries: [ActiveProfileDocument, MyVerificationsDocument],
    awaitRefetchQueries: true,
  })

  const send = async () => {
    const answer = await form.submit(() =>
      journey.run((own) =>
        resubmit({ variables: { profileId, documents: [...documents.files] }, context: { errors: form.errors, journey: own } }),
      ),
    )
    if (answer?.data) await navigate(returnTo === null ? reviewPath : withReturn(reviewPath, returnTo), { replace: true })
  }

  return (
    <Stack gap="lg">
      <PageHead
        title={<FormattedMessage id="verification.resubmit.title" />}
        lead={<FormattedMessage id="verification.business.documents.lead" />}
      />
      {review?.status === 'Rejected' && (
        <Banner tone="danger" title={<FormattedMessage id="verification.resubmit.reason" />}>
          {review.rejectionReason ? (
            <BidiProse>{review.rejectionReason}</BidiProse>
          ) : (
            <FormattedMessage id="verification.resubmit.noReason" />
          )}
        </Banner>
      )}
      <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
        <DocumentsField onChange={documents.take} isDisabled={journey.share !== null} />
        {journey.share !== null && <SendingBar share={journey.share} onStop={journey.stop} />}
        {journey.wasStopped && journey.share === null ? (
          <Banner tone="info" isLive>
            <FormattedMessage id="verification.business.cancelled" />
          </Banner>
        ) : (
          form.isOffline && (
            <Banner tone="danger" isLive>
              <FormattedMessage id="verification.business.failed" />
            </Banner>
          )
        )}
        <Button type="submit" variant="primary" isFullWidth isPending={journey.share !== null}>
          <FormattedMessage id="verification.business.send" />
        </Button>
      </Form>
      <Text align="center">
        <TextLink href="/home">
          <FormattedMessage id="verification.business.later" />
        </TextLink>
      </Text>
    </Stack>
  )
}

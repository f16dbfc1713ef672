import { FormattedMessage, useIntl } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useState } from 'react'
import { ReasonWord } from '../results/words.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { isOpen, type ReviewRequestRow } from './review-request-row.ts'
import { StatusBadge } from './StatusBadge.tsx'

type ReviewRequestDialogProps = { reviewRequest: ReviewRequestRow; onClose: () => void }

/** Shows one request: its subject, the participant’s note, and the answer form. */
export function ReviewRequestDialog({ reviewRequest, onClose }: ReviewRequestDialogProps) {
  const intl = useIntl()
  const { role } = useAdmin()
  const { date } = useFormats()
  const [isSending, setSending] = useState(false)
  const fact = (id: 'program' | 'what' | 'day' | 'asked' | 'answerBy' | 'note' | 'answer', value: Description['value']): Description => ({
    id,
    name: intl.formatMessage({ id: `admin.lookFact.${id}` }),
    value,
  })
  const mayAnswer = adminMayCall(role, 'adminAnswerSecondLook')
  return (
    <Dialog
      isOpen
      isDismissDisabled={isSending}
      onOpenChange={(opens) => !opens && onClose()}
      title={<FormattedMessage id="admin.looks.of" values={{ name: <Bidi key="name">{reviewRequest.participant}</Bidi> }} />}
      actions={null}
    >
      <Stack gap="md">
        <div>
          <StatusBadge status={reviewRequest.status} />
        </div>
        <DescriptionList
          look="stacked"
          items={[
            fact(
              'program',
              <TextLink key="program" href={`/programs/${reviewRequest.programId}`}>
                <Bidi>{reviewRequest.programName}</Bidi>
              </TextLink>,
            ),
            fact('what', [
              <ReasonWord key="reason" reason={reviewRequest.reason} />,
              <FormattedMessage key="count" id={`admin.looks.count.${reviewRequest.kind}`} values={{ count: reviewRequest.count }} />,
            ]),
            fact('day', date(new Date(startOfDay(reviewRequest.day)), 'weekday')),
            fact('asked', date(new Date(reviewRequest.requestedAt), 'moment')),
            ...(isOpen(reviewRequest) ? [fact('answerBy', date(new Date(reviewRequest.answerBy), 'moment'))] : []),
            ...(reviewRequest.note === null
              ? []
              : [
                  fact(
                    'note',
                    <BidiProse key="note" as="div">
                      {reviewRequest.note}
                    </BidiProse>,
                  ),
                ]),
            ...(reviewRequest.answer === null
              ? []
              : [
                  fact(
                    'answer',
                    <BidiProse key="answer" as="div">
                      {reviewRequest.answer}
                    </BidiProse>,
                  ),
                ]),
          ]}
        />
        {isOpen(reviewRequest) &&
          (mayAnswer ? (
            <AnswerForm reviewRequest={reviewRequest} onSending={setSending} onClose={onClose} />
          ) : (
            <Text tone="muted">
              <FormattedMessage id="admin.looks.answerForbidden" />
            </Text>
          ))}
      </Stack>
    </Dialog>
  )
}

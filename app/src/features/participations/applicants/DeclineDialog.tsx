import { FormattedMessage } from 'react-intl'
import { participationLimits } from '@wasla/contract/participations/limits.ts'
import { requestDeclineReasons } from '@wasla/contract/participations/record.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { DeclineFrame } from '#shared/programs/decline/DeclineFrame.tsx'
import type { Decline } from './useAnswers.ts'

type DeclineDialogProps = {
  /** Number of requests to decline. `name` is set only if there is one request: the applicant's name. */
  count: number
  name: string
  onDecline: (decline: Decline) => Promise<void>
  onClose: () => void
}

/**
 * Dialog that asks for the reason to decline one or several requests, and says that the applicants read it (M-05, M-06). “Another reason”
 * requires a note.
 */
export function DeclineDialog({ count, name, onDecline, onClose }: DeclineDialogProps) {
  const values = { count, name: <Bidi>{name}</Bidi> }
  return (
    <DeclineFrame
      title={<FormattedMessage id={`participations.question.Rejected.${count === 1 ? 'one' : 'several'}`} values={values} />}
      text={<FormattedMessage id="participations.question.Rejected.text" values={values} />}
      reasons={requestDeclineReasons.map((id) => ({ id, label: <FormattedMessage id={`program.declined.${id}`} /> }))}
      note={{
        label: <FormattedMessage id="participations.decline.note" values={values} />,
        limit: participationLimits.declineNote,
        needed: { by: 'OTHER', missing: <FormattedMessage id="participations.decline.noteMissing" /> },
      }}
      keep={<FormattedMessage id="participations.decline.keep" />}
      yes={<FormattedMessage id="participations.question.Rejected.yes" values={values} />}
      onDecline={onDecline}
      onClose={onClose}
    />
  )
}

import { FormattedMessage, useIntl } from 'react-intl'
import { Timeline, type TimelineEntry } from '@wasla/design-system/components/Timeline'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { useNow } from '../services/useNow.ts'
import { Section } from '../shell/Section.tsx'
import { isOverdue } from './cases.ts'
import type { ReviewCase } from './review-case.ts'

/** Shows the events of a case, newest first: the decision with its reason, the time when the case became overdue, and all submissions. */
export function CaseHistory({ one }: { one: ReviewCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const isLate = isOverdue(one, useNow())
  const decided: TimelineEntry | null =
    one.status === 'InReview'
      ? null
      : {
          id: 'decided',
          state: one.status === 'Approved' ? 'done' : 'failed',
          title: one.reviewedBy ? (
            <FormattedMessage id={`admin.reviews.history.${one.status}By`} values={{ name: <Bidi key="by">{one.reviewedBy.name}</Bidi> }} />
          ) : (
            <FormattedMessage id={`admin.reviews.history.${one.status}`} />
          ),
          ...(one.reviewedAt ? { time: date(new Date(one.reviewedAt), 'moment'), dateTime: one.reviewedAt } : {}),
          children: one.rejectionReason && <BidiProse as="div">{one.rejectionReason}</BidiProse>,
        }
  const late: TimelineEntry | null = isLate
    ? {
        id: 'late',
        state: 'failed',
        icon: 'clock',
        title: <FormattedMessage id="admin.reviews.history.overdue" />,
        time: date(new Date(one.dueAt), 'moment'),
        dateTime: one.dueAt,
      }
    : null
  const submitted: TimelineEntry = {
    id: 'submitted',
    title: <FormattedMessage id="admin.reviews.history.submitted" />,
    time: date(new Date(one.submittedAt), 'moment'),
    dateTime: one.submittedAt,
  }
  /* Earlier submissions stay in the history, with their decisions. */
  const earlier = one.earlier.flatMap((attempt): TimelineEntry[] => [
    ...(attempt.status !== 'InReview' && attempt.reviewedAt
      ? [
          {
            id: `${attempt.id} decided`,
            state: attempt.status === 'Approved' ? ('done' as const) : ('failed' as const),
            title: attempt.reviewedBy ? (
              <FormattedMessage
                id={`admin.reviews.history.${attempt.status}By`}
                values={{ name: <Bidi key="by">{attempt.reviewedBy}</Bidi> }}
              />
            ) : (
              <FormattedMessage id={`admin.reviews.history.${attempt.status}`} />
            ),
            time: date(new Date(attempt.reviewedAt), 'moment'),
            dateTime: attempt.reviewedAt,
            children: attempt.rejectionReason && <BidiProse as="div">{attempt.rejectionReason}</BidiProse>,
          },
        ]
      : []),
    {
      id: `${attempt.id} submitted`,
      title: <FormattedMessage id="admin.reviews.history.earlier" />,
      time: date(new Date(attempt.submittedAt), 'moment'),
      dateTime: attempt.submittedAt,
    },
  ])
  return (
    <Section title={<FormattedMessage id="admin.reviews.history" />}>
      <Timeline
        label={intl.formatMessage({ id: 'admin.reviews.history' })}
        entries={[...[decided, late, submitted].filter((entry) => entry !== null), ...earlier]}
      />
    </Section>
  )
}

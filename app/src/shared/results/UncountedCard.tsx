import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Card } from '@wasla/design-system/components/Card'
import { SplitBar, SplitKey, type SplitLook } from '@wasla/design-system/components/SplitBar'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { shareOf } from './figures.ts'
import type { UncountedResultFragment } from './results.generated.ts'
import * as styles from './results.css.ts'
import { requestedDays, reasonIcons, reasonKey, reasonsOf, reviewedDays, sumOf } from './uncounted-totals.ts'

/** Greys from dark to light. The most frequent reason has the darkest grey. All reasons from the fourth on share the last grey. */
const greys: readonly SplitLook[] = ['grey1', 'grey2', 'grey3', 'grey4']
const greyAt = (place: number): SplitLook => greys[place] ?? 'grey4'

type UncountedCardProps = {
  results: readonly UncountedResultFragment[]
  /** Number of all clicks of these days, counted or not. */
  allClicks: number
  /** Owner of the clicks: the reader (`own`), or all participants of a program (`program`). */
  whose: 'own' | 'program'
  /** Puts the sum and the reasons beside each other on desktops. */
  isWide?: boolean
  isDemo: boolean
  /** Actions below the reasons. */
  children?: ReactNode
}

/** Shows the results that did not count, their reasons, and the requested reviews (N-03, N-14). */
export function UncountedCard({ results, allClicks, whose, isWide = false, isDemo, children }: UncountedCardProps) {
  const { number, percent } = useFormats()
  const clicks = reasonsOf(results, 'CLICK')
  const conversions = reasonsOf(results, 'CONVERSION')
  const sum = sumOf(clicks)
  return (
    <Card as="section" isPadded aria-labelledby="uncounted">
      <div className={styles.card}>
        <div className={isWide ? styles.uncountedWide : styles.uncounted}>
          <div className={styles.sum}>
            <Heading level={2} look="heading" id="uncounted">
              <FormattedMessage id="results.uncounted" />
            </Heading>
            <p>
              <strong className={styles.big}>{number(sum)}</strong>
              <br />
              <span className={styles.quiet}>
                <FormattedMessage
                  id={`results.uncounted.share.${whose}`}
                  values={{ share: percent(shareOf(sum, allClicks)), count: allClicks }}
                />
              </span>
            </p>
            {sum > 0 && (
              <SplitBar
                parts={clicks
                  .filter(({ count }) => count > 0)
                  .map(({ reason, count }, at) => ({ id: reason, value: count, look: greyAt(at) }))}
              />
            )}
            <p className={styles.quiet}>
              <FormattedMessage id={sum === 0 && conversions.length === 0 ? 'results.uncounted.none' : `results.uncounted.text.${whose}`} />
            </p>
          </div>
          <div className={styles.rows}>
            <ul>
              {clicks.map((result, at) => (
                <ReasonRow key={result.reason} result={result} whose={whose} look={greyAt(at)} />
              ))}
            </ul>
            {conversions.length > 0 && (
              <>
                <Heading level={3} look="label">
                  <FormattedMessage id="results.uncounted.conversions" />
                </Heading>
                <ul>
                  {conversions.map((result) => (
                    <ReasonRow key={result.reason} result={result} whose={whose} />
                  ))}
                </ul>
              </>
            )}
            {children}
          </div>
        </div>
        {isDemo && (
          <p className={styles.foot}>
            <FormattedMessage id="results.demo" />
          </p>
        )}
      </div>
    </Card>
  )
}

type ReasonRowProps = { result: UncountedResultFragment; whose: UncountedCardProps['whose']; look?: SplitLook }

function ReasonRow({ result, whose, look }: ReasonRowProps) {
  const intl = useIntl()
  const { number } = useFormats()
  const { reason, count } = result
  const requests = whose === 'own' ? requestedDays(result) : []
  return (
    <li className={styles.reason} data-reason={reasonKey(result)}>
      <span className={styles.tile}>
        <Icon name={reasonIcons[reason]} />
      </span>
      <span className={styles.reasonWords}>
        <span className={styles.reasonName}>
          {look && <SplitKey look={look} />}
          <span>{intl.formatMessage({ id: `results.reason.${reason}` }, { whose })}</span>
        </span>
        <span className={styles.quiet}>{intl.formatMessage({ id: `results.reason.${reason}.text` }, { whose })}</span>
        {reviewedDays(result).map((review) => (
          <UnderReview key={`review-${review.day}`} kind={result.kind} review={review} />
        ))}
        {requests.map(({ day, secondLook }) => (
          <RequestedReview key={day} day={day} reviewRequest={secondLook} />
        ))}
      </span>
      <span className={styles.reasonCount}>{number(count)}</span>
    </li>
  )
}

type UnderReviewProps = { kind: UncountedResultFragment['kind']; review: ReturnType<typeof reviewedDays>[number] }

/** Clicks from one network that our team reviews, and the day by which the team decides (Y-06). */
function UnderReview({ kind, review: { day, count, until } }: UnderReviewProps) {
  const { date } = useFormats()
  return (
    <span className={styles.reviewNote}>
      <span className={styles.reviewNoteIcon}>
        <Icon name="clock" size="small" />
      </span>
      <span>
        <FormattedMessage
          id={`results.review.${kind}`}
          values={{ count, day: date(new Date(startOfDay(day)), 'shortDay'), until: date(new Date(until), 'shortDay') }}
        />
      </span>
    </span>
  )
}

type ReviewRequest = NonNullable<UncountedResultFragment['days'][number]['secondLook']>
const iconOf = (status: ReviewRequest['status']): IconName =>
  status === 'Counted' ? 'circle-check' : status === 'Upheld' ? 'minus' : 'clock'

/** A review request about one day. An open request shows the day of the answer; an answered one shows the answer's text. */
function RequestedReview({ day, reviewRequest }: { day: string; reviewRequest: ReviewRequest }) {
  const { date } = useFormats()
  const short = (moment: string) => date(new Date(moment), 'shortDay')
  return (
    <span className={styles.reviewNote}>
      <span className={styles.reviewNoteIcon} data-status={reviewRequest.status}>
        <Icon name={iconOf(reviewRequest.status)} size="small" />
      </span>
      <span>
        <FormattedMessage
          id={`results.look.${reviewRequest.status}`}
          values={{
            day: date(new Date(startOfDay(day)), 'shortDay'),
            requested: short(reviewRequest.requestedAt),
            by: short(reviewRequest.answerBy),
            answered: reviewRequest.answeredAt === null ? '' : short(reviewRequest.answeredAt),
          }}
        />
        {reviewRequest.answer !== null && (
          <>
            {' '}
            <Bidi>{reviewRequest.answer}</Bidi>
          </>
        )}
      </span>
    </span>
  )
}

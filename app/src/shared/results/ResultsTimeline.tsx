import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Timeline, type TimelineEntry } from '@wasla/design-system/components/Timeline'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUnit } from '#shared/programs/page/useUnit.ts'
import type { ResultsTimelineEntryFragment } from './results.generated.ts'
import { iconOf, outageNoteOf, stateOf } from './timeline.ts'

type ResultsTimelineProps = {
  entries: readonly ResultsTimelineEntryFragment[]
  objectiveType: ObjectiveType
  /** Whether the reader is the participant, who reads “You joined”. */
  isOwn: boolean
}

/** Shows one participation from joining to the last payout. Brand, participant and the participant's manager see the same timeline. */
export function ResultsTimeline({ entries, objectiveType, isOwn }: ResultsTimelineProps) {
  const intl = useIntl()
  const { date, separator } = useFormats()
  const whose = isOwn ? 'own' : 'other'
  const firstAhead = entries.findIndex(({ isToCome }) => isToCome)
  return (
    <Timeline
      label={intl.formatMessage({ id: 'results.timeline' })}
      times="end"
      entries={entries.map((entry, at): TimelineEntry => {
        const moment = new Date(entry.at)
        const icon = iconOf(entry)
        const when = date(moment, 'shortDay')
        return {
          id: `${entry.kind} ${entry.milestoneId ?? ''} ${entry.at} ${at}`,
          title: <EntryTitle entry={entry} objectiveType={objectiveType} whose={whose} />,
          time: entry.kind === 'PAYOUT' && entry.isToCome ? `${when}${separator}${date(moment, 'time')}` : when,
          dateTime: entry.at,
          state: stateOf(entry, at === firstAhead),
          ...(icon && { icon }),
          ...(entry.amount !== null && entry.kind === 'PAYOUT' && { figure: <Amount halalas={entry.amount} size="small" /> }),
          children: <EntryNote entry={entry} whose={whose} />,
        }
      })}
    />
  )
}

type Part = { entry: ResultsTimelineEntryFragment; whose: 'own' | 'other' }

function EntryTitle({ entry, objectiveType, whose }: Part & { objectiveType: ObjectiveType }) {
  const intl = useIntl()
  const unit = useUnit(objectiveType)
  const { kind, target, isToCome, result } = entry
  const tense = isToCome ? 'toCome' : 'done'
  const values = { whose, tense, target: target === null ? '' : unit(target) }
  const what = intl.formatMessage({ id: `results.timeline.${kind}` }, values)
  if (!result) return <Bidi>{what}</Bidi>
  const name = intl.formatMessage({ id: `results.named.${objectiveType}` }, { number: result.externalId })
  return (
    <span>
      <FormattedMessage id="results.timeline.named" values={{ name: <Bidi key="name">{name}</Bidi>, what }} />
    </span>
  )
}

/** Note of an entry: the reward, the reason for waiting, or the text of an answer. */
function EntryNote({ entry, whose }: Part) {
  const intl = useIntl()
  const { money, date, separator } = useFormats()
  const { kind, rewardType, reward, amount, secondLook, reason, answerBy, note: words, result, outage } = entry
  const note = () => {
    if (kind === 'SECOND_LOOK' && secondLook) {
      const about = reason === null ? '' : intl.formatMessage({ id: `results.reason.${reason}` }, { whose })
      return (
        <>
          <FormattedMessage id={`results.timeline.look.${secondLook.status}`} values={{ about }} />
          {secondLook.answer !== null && (
            <>
              {separator}
              <Bidi>{secondLook.answer}</Bidi>
            </>
          )}
        </>
      )
    }
    if (kind === 'MILESTONE_REACHED' || kind === 'WAITING_FOR_BUDGET' || kind === 'MILESTONE_REOPENED')
      return rewardType === 'EXPERIENCE' ? (
        <Bidi>{reward}</Bidi>
      ) : (
        amount !== null && <FormattedMessage id={`results.timeline.${kind}.note`} values={{ amount: money(amount, 'price') }} />
      )
    if (kind === 'HELD')
      return (
        <FormattedMessage
          id={answerBy === null ? 'results.timeline.HELD.decided' : 'results.timeline.HELD.open'}
          values={{ whose, day: answerBy === null ? '' : date(new Date(answerBy), 'shortDay') }}
        />
      )
    if (kind === 'HELD_APPROVED' || kind === 'HELD_REFUSED') return words !== null && <Bidi>{words}</Bidi>
    if (kind === 'RESULT_WAITING' && result?.countsAt)
      return <FormattedMessage id="results.timeline.RESULT_WAITING.note" values={{ day: date(new Date(result.countsAt), 'shortDay') }} />
    if (kind === 'RESULT_WAITING' && result?.confirmBy)
      return <FormattedMessage id="results.timeline.RESULT_WAITING.byCode" values={{ day: date(new Date(result.confirmBy), 'shortDay') }} />
    if (kind === 'RESULT_WAITING') return <FormattedMessage id="results.timeline.RESULT_WAITING.contested" />
    if (kind === 'RESULT_DECLINED' && result?.declineReason)
      return (
        <>
          <FormattedMessage id={`results.decline.${result.declineReason}`} />
          {result.note !== null && (
            <>
              {separator}
              <Bidi>{result.note}</Bidi>
            </>
          )}
        </>
      )
    if (kind === 'RESULT_PROVED' || kind === 'RESULT_REPLACED') return <FormattedMessage id={`results.timeline.${kind}.note`} />
    if ((kind === 'RESULT_WON' || kind === 'RESULT_LOST') && result?.decidedBy)
      return <FormattedMessage id={`results.timeline.${kind}.${result.decidedBy}`} values={{ whose }} />
    if (outage)
      return (
        <FormattedMessage
          id={`results.timeline.OUTAGE.${outageNoteOf(outage)}`}
          values={{
            whose,
            from: date(new Date(entry.at), 'moment'),
            until: outage.endedAt === null ? '' : date(new Date(outage.endedAt), 'moment'),
          }}
        />
      )
    if (kind === 'DELIVERED') return <Bidi>{reward}</Bidi>
    if (kind === 'HOLD_ENDS' || kind === 'PAYOUT' || kind === 'RETURNED')
      return <FormattedMessage id={`results.timeline.${kind}.note`} values={{ whose }} />
    return null
  }
  const shown = note()
  if (shown === null || shown === false) return null
  return (
    <Text as="span" look="caption" tone="muted">
      {shown}
    </Text>
  )
}

import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Button } from '@wasla/design-system/components/Button'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { accentOf } from '#shell/accents.ts'
import { countingDay } from './counting-day.ts'
import * as styles from './waiting.css.ts'
import type { WaitingResultFragment } from './waitingResults.generated.ts'

type WaitingRowProps = {
  result: WaitingResultFragment
  objectiveType: ObjectiveType
  now: number
  isSelected: boolean
  onToggle: () => void
  onConfirm: () => void
  onDecline: () => void
}

/**
 * One waiting result: what was reported, for which participant, when it counts automatically, and the buttons to confirm and to decline. An
 * order that browsers reported for several links counts only if it is confirmed (Y-02), and so does one that only a browser reported by a
 * code.
 */
export function WaitingRow({ result, objectiveType, now, isSelected, onToggle, onConfirm, onDecline }: WaitingRowProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const { id, externalId, amount, occurredAt, participant } = result
  const name = intl.formatMessage({ id: `results.named.${objectiveType}` }, { number: externalId })
  return (
    <li className={styles.row} data-selected={isSelected || undefined} data-row={id}>
      <div className={styles.tick}>
        <Checkbox isSelected={isSelected} onChange={onToggle}>
          <VisuallyHidden>
            <FormattedMessage id="waitingResults.select" values={{ name }} />
          </VisuallyHidden>
        </Checkbox>
      </div>
      <span className={styles.number}>
        <span className={styles.numberText}>
          <VisuallyHidden>{intl.formatMessage({ id: `results.named.${objectiveType}` }, { number: '' })} </VisuallyHidden>
          <Bidi>{externalId}</Bidi>
        </span>
        <time className={styles.day} dateTime={occurredAt}>
          {date(new Date(occurredAt), 'shortDay')}
        </time>
      </span>
      {amount !== null && (
        <span className={styles.amount}>
          <Amount halalas={amount} />
        </span>
      )}
      <span className={styles.who}>
        {participant ? (
          <>
            <Avatar name={participant.fullName} accent={accentOf[participant.userType]} src={participant.profileImage} size="small" />
            <Bidi>{participant.fullName}</Bidi>
          </>
        ) : (
          <FormattedMessage id="waitingResults.gone" />
        )}
      </span>
      <span className={styles.counts}>
        {result.isContested ? (
          <span className={styles.contested}>
            <FormattedMessage id="waitingResults.contested" />
          </span>
        ) : !result.countsAutomatically ? (
          <span className={styles.contested}>
            <FormattedMessage
              id="waitingResults.byCode"
              values={{ code: <Ltr key="code">{result.promoCode ?? ''}</Ltr>, day: date(new Date(result.countsAt), 'shortDay') }}
            />
          </span>
        ) : (
          <>
            <span className={styles.countsName}>
              <FormattedMessage id="waitingResults.counts" />
            </span>
            <CountsAt countsAt={result.countsAt} now={now} />
          </>
        )}
      </span>
      <div className={styles.actions}>
        <Button size="small" onPress={onDecline}>
          <FormattedMessage id="waitingResults.decline" />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button size="small" variant="tinted" onPress={onConfirm}>
          <FormattedMessage id="waitingResults.confirm" />
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}

function CountsAt({ countsAt, now }: { countsAt: string; now: number }) {
  const { date } = useFormats()
  const moment = new Date(countsAt)
  const when = countingDay(moment.getTime(), now)
  return (
    <time className={styles.countsAt} dateTime={countsAt} data-today={when === 'today' || undefined}>
      {when === 'later' ? (
        date(moment, 'shortDay')
      ) : (
        <FormattedMessage id={`waitingResults.counts.${when}`} values={{ time: date(moment, 'time') }} />
      )}
    </time>
  )
}

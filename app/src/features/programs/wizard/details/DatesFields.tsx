import { FormattedMessage, useIntl } from 'react-intl'
import { LazyDatePicker } from '@wasla/design-system/components/DatePicker/LazyDatePicker.tsx'
import { StepSection } from '../frame/StepSection.tsx'
import { SeasonsPart } from './SeasonsPart.tsx'
import type { DetailsFieldsProps } from './fields-props.ts'
import * as styles from './Details.css.ts'

type DatesFieldsProps = DetailsFieldsProps & {
  /** Today in Riyadh, `YYYY-MM-DD`. */
  today: string
  /** The saved days, which may be past now. */
  saved: { readonly startDate: string; readonly endDate: string | null } | null
}

/** Fields for the start day and the end day. The user can also choose that there is no end. */
export function DatesFields({ draft, set, today, saved }: DatesFieldsProps) {
  const intl = useIntl()
  const { startDate } = draft
  const passed = intl.formatMessage({ id: 'programs.details.passed' })
  const endProblem = (day: string) => {
    if (startDate !== null && day <= startDate) return intl.formatMessage({ id: 'programs.details.endBeforeStart' })
    return day <= today && day !== saved?.endDate ? passed : null
  }
  return (
    <StepSection title={<FormattedMessage id="programs.details.when" />}>
      <div className={styles.pair}>
        <LazyDatePicker
          name="startDate"
          label={<FormattedMessage id="programs.details.start" />}
          hint={<FormattedMessage id="programs.details.startHint" />}
          today={today}
          unavailableReason={(day) => (day < today && day !== saved?.startDate ? passed : null)}
          value={startDate}
          onChange={(day) => set({ startDate: day })}
        />
        <LazyDatePicker
          name="endDate"
          isOptional
          label={<FormattedMessage id="programs.details.end" />}
          hint={<FormattedMessage id="programs.details.endHint" />}
          today={today}
          unavailableReason={endProblem}
          value={draft.endDate}
          onChange={(endDate) => set({ endDate })}
        />
      </div>
      <SeasonsPart start={startDate} end={draft.endDate} mayEnd={(day) => endProblem(day) === null} onEnd={(endDate) => set({ endDate })} />
    </StepSection>
  )
}

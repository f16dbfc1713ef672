import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { CutSeason } from '@wasla/contract/programs/seasons/cut-season.ts'
import { schoolTerms } from '@wasla/contract/programs/seasons/school-terms.ts'
import { seasonsIn } from '@wasla/contract/programs/seasons/seasons.ts'
import { lengthOf, seasonKinds } from '@wasla/contract/programs/seasons/types.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { SeasonAxis } from './SeasonAxis.tsx'
import { ProgramBar, SeasonBar } from './SeasonBars.tsx'
import { SeasonDays } from './SeasonDays.tsx'
import { SeasonRow } from './SeasonRow.tsx'
import { monthTicks, shownRange } from './shown-range.ts'
import * as styles from './SeasonPlanner.css.ts'

type SeasonPlannerProps = {
  start: string
  end: string | null
  /** The season that the end cuts. */
  cut: CutSeason | null
}

/** Shows the program and the seasons that it meets, one row for each kind. */
export function SeasonPlanner({ start, end, cut }: SeasonPlannerProps) {
  const { date } = useFormats()
  const titleId = useId()
  const range = shownRange(start, end)
  const scale = { range, ticks: monthTicks(range) }
  const seasons = seasonsIn(range)
  const monthText = (day: string) => date(new Date(startOfDay(day)), 'month')
  return (
    <div className={styles.planner}>
      <Heading level={3} id={titleId}>
        <FormattedMessage id="programs.seasons.title" values={{ from: monthText(range.from), to: monthText(range.to) }} />
      </Heading>
      <div>
        <SeasonAxis {...scale} />
        <ul aria-labelledby={titleId}>
          <SeasonRow
            {...scale}
            name={<FormattedMessage id="programs.seasons.program" />}
            days={
              end === null ? (
                <FormattedMessage id="programs.seasons.noEnd" />
              ) : (
                <FormattedMessage id="programs.seasons.length" values={{ count: lengthOf({ from: start, to: end }) }} />
              )
            }
          >
            <ProgramBar span={{ from: start, to: end ?? range.to }} range={range} hasEnd={end !== null} />
          </SeasonRow>
          {seasonKinds.map((kind) => {
            const ofKind = seasons.filter((season) => season.kind === kind)
            if (ofKind.length === 0) return null
            const cutOne = cut?.kind === kind ? ofKind.find(({ to }) => to === cut.last) : undefined
            return (
              <SeasonRow
                key={kind}
                {...scale}
                name={<FormattedMessage id={`programs.seasons.kind.${kind}`} />}
                days={<SeasonDays seasons={ofKind} />}
                {...(cut &&
                  cutOne && {
                    note: <FormattedMessage id="programs.seasons.cutHere" values={{ day: cut.day, days: lengthOf(cutOne) }} />,
                  })}
              >
                {ofKind.map((season) => (
                  <SeasonBar key={season.from} span={season} range={range} cutOn={season === cutOne ? end : null} />
                ))}
              </SeasonRow>
            )
          })}
        </ul>
      </div>
      <Text look="caption" tone="muted">
        {range.part !== null && (
          <>
            <FormattedMessage id={`programs.seasons.${range.part}`} />{' '}
          </>
        )}
        <FormattedMessage
          id="programs.seasons.source"
          values={{ day: date(new Date(startOfDay(schoolTerms.at(-1)?.to ?? range.to)), 'day') }}
        />
      </Text>
    </div>
  )
}

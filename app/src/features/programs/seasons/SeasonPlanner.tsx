import { useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { brandDaysIn } from '@wasla/contract/programs/seasons/brand-days.ts'
import type { CutSeason } from '@wasla/contract/programs/seasons/cut-season.ts'
import { schoolTerms } from '@wasla/contract/programs/seasons/school-terms.ts'
import { seasonsIn } from '@wasla/contract/programs/seasons/seasons.ts'
import { lengthOf, seasonKinds } from '@wasla/contract/programs/seasons/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { spanText } from './own/span-text.ts'
import { useSeasonPlanner } from './own/useSeasonPlanner.ts'
import { seasonIcons, ownDaysIcon } from './season-icons.ts'
import { SeasonAxis } from './SeasonAxis.tsx'
import { OwnDaysBar, ProgramBar, SeasonBar } from './SeasonBars.tsx'
import { SeasonDays } from './SeasonDays.tsx'
import { SeasonRow } from './SeasonRow.tsx'
import { monthTicks, shownRange } from './shown-range.ts'
import * as styles from './SeasonPlanner.css.ts'

/* The sheet (2 kB) is loaded when it is opened. */
const OwnDaysSheet = lazyOverlay(() => import('./own/OwnDaysSheet.tsx').then((module) => module.OwnDaysSheet))

type SeasonPlannerProps = {
  start: string
  end: string | null
  /** The season that the end cuts. */
  cut: CutSeason | null
}

/**
 * Shows the program and the seasons that it meets, one row for each kind, and a row for each entry of the brand's own days. A button opens
 * the list in which these are changed.
 */
export function SeasonPlanner({ start, end, cut }: SeasonPlannerProps) {
  const intl = useIntl()
  const formats = useFormats()
  const { date } = formats
  const { days, brand, hasFailed, retry } = useSeasonPlanner()
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const range = shownRange(start, end)
  const scale = { range, ticks: monthTicks(range) }
  const seasons = seasonsIn(range)
  const monthText = (day: string) => date(new Date(startOfDay(day)), 'month')
  return (
    <div className={styles.planner}>
      <div className={styles.head}>
        <Heading level={3} id={titleId}>
          <FormattedMessage id="programs.seasons.title" values={{ from: monthText(range.from), to: monthText(range.to) }} />
        </Heading>
        {days && (
          <Button ref={edit} variant="quiet" size="small" iconStart="edit" onPress={() => setEditing(true)}>
            <FormattedMessage id="programs.seasons.own.edit" />
          </Button>
        )}
      </div>
      {hasFailed && (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onPress={retry}>
              <FormattedMessage id="programs.seasons.own.retry" />
            </Button>
          }
        >
          <FormattedMessage id="programs.seasons.own.failed" />
        </Banner>
      )}
      <div>
        <SeasonAxis {...scale} />
        <ul aria-labelledby={titleId}>
          <SeasonRow
            {...scale}
            sign={brand ? <Avatar {...brand} size="tiny" /> : <Icon name="megaphone" />}
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
                sign={<Icon name={seasonIcons[kind]} />}
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
          {brandDaysIn(days ?? [], range).map((entry) => (
            <SeasonRow
              key={entry.id}
              {...scale}
              sign={<Icon name={ownDaysIcon} />}
              name={<Bidi>{entry.name}</Bidi>}
              days={spanText(intl, formats, entry, 'shortDay')}
            >
              <OwnDaysBar span={entry} range={range} />
            </SeasonRow>
          ))}
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
      {isEditing && days && (
        <OwnDaysSheet
          days={days}
          onClose={() => {
            setEditing(false)
            edit.current?.focus()
          }}
        />
      )}
    </div>
  )
}

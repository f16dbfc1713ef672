import { useState } from 'react'
import { useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { cutSeason } from '@wasla/contract/programs/seasons/cut-season.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { CutNotice } from './CutNotice.tsx'
import { SeasonPlanner } from './SeasonPlanner.tsx'

export type SeasonsProps = {
  /** First day of the program, `YYYY-MM-DD`. */
  start: string
  /** Last day of the program; null if it has no end. */
  end: string | null
  /** Whether the planner is shown, too. */
  isOpen: boolean
  /** Returns whether the program may end on a day. */
  mayEnd: (day: string) => boolean
  onEnd: (day: string) => void
  /** Called after the warning disappeared with the pressed button, to move the focus. */
  onDecided: () => void
}

/** Warns if the program's end cuts a season, and shows the season planner if it is open (K-34). */
export function Seasons({ start, end, isOpen, mayEnd, onEnd, onDecided }: SeasonsProps) {
  const intl = useIntl()
  const { date } = useFormats()
  /** The end that the user chose to leave as it is. */
  const [stays, setStays] = useState<string | null>(null)
  const [announced, setAnnounced] = useState('')
  const cut = end === null ? null : cutSeason(end)
  const dayText = (day: string) => date(new Date(startOfDay(day)), 'day')
  const decide = (day: string) => {
    setStays(day)
    setAnnounced(intl.formatMessage({ id: 'programs.seasons.endsOn' }, { day: dayText(day) }))
    onDecided()
  }
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {cut && end !== null && end !== stays && (
        <CutNotice
          cut={cut}
          end={dayText(end)}
          dayText={dayText}
          mayEnd={mayEnd}
          onEnd={(day) => {
            onEnd(day)
            decide(day)
          }}
          onStay={() => decide(end)}
        />
      )}
      {isOpen && <SeasonPlanner start={start} end={end} cut={cut} />}
    </>
  )
}

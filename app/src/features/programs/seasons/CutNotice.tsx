import { FormattedMessage } from 'react-intl'
import type { CutSeason } from '@wasla/contract/programs/seasons/cut-season.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'

type CutNoticeProps = {
  cut: CutSeason
  /** The chosen end, as text. */
  end: string
  /** Returns a day as text. */
  dayText: (day: string) => string
  /** Returns whether the program may end on a day. Only such days are offered. */
  mayEnd: (day: string) => boolean
  onEnd: (day: string) => void
  onStay: () => void
}

/** Warning that the program's end cuts a season, with the season's last day and the day before the season as other ends. */
export const CutNotice = ({ cut, end, dayText, mayEnd, onEnd, onStay }: CutNoticeProps) => (
  <Banner
    tone="warning"
    isLive
    title={<FormattedMessage id={`programs.seasons.cut.${cut.kind}`} />}
    action={
      <>
        {[cut.last, cut.before].map(
          (day, at) =>
            mayEnd(day) && (
              <Button key={day} variant={at === 0 ? 'tinted' : 'secondary'} size="small" onPress={() => onEnd(day)}>
                <FormattedMessage id="programs.seasons.endOn" values={{ day: dayText(day) }} />
              </Button>
            ),
        )}
        <Button variant="quiet" size="small" onPress={onStay}>
          <FormattedMessage id="programs.seasons.stay" />
        </Button>
      </>
    }
  >
    <FormattedMessage id={`programs.seasons.cutText.${cut.kind}`} values={{ end, day: cut.day }} />
  </Banner>
)

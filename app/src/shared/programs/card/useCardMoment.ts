import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useServices } from '#services/context.ts'
import { momentOf, type CardTimes } from './card-moment.ts'

/** The time that matters on a card, in words: “2 days ago”, “From 1 Dec”, “Saved yesterday”. */
export function useCardMoment(program: CardTimes): string {
  const intl = useIntl()
  const { ago, date } = useFormats()
  const now = new Date(useServices().clock.now())
  const moment = momentOf(program)
  switch (moment.kind) {
    case 'from':
      return intl.formatMessage({ id: 'program.card.from' }, { date: date(moment.date, 'shortDay') })
    case 'saved':
      return intl.formatMessage({ id: 'program.card.saved' }, { ago: ago(moment.date, now) })
    case 'ago':
      return ago(moment.date, now)
  }
}

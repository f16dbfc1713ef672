import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useServices } from '#services/context.ts'
import { momentOf, type CardTimes } from './card-moment.ts'

/** Returns the time of publication or of the last save in words: “2 days ago”, “Saved yesterday”. Returns null before publication. */
export function useCardMoment(program: CardTimes): string | null {
  const intl = useIntl()
  const { ago } = useFormats()
  const now = useServices().clock.now()
  const moment = momentOf(program, now)
  if (!moment) return null
  const words = ago(moment.date, new Date(now))
  return moment.kind === 'saved' ? intl.formatMessage({ id: 'program.card.saved' }, { ago: words }) : words
}

import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { StatusBadge } from '../status/StatusBadge.tsx'
import { deadlineOf, type Deadline } from './card-moment.ts'
import { ownRequest, type CardProgram } from './card-program.ts'
import { useCardMoment } from './useCardMoment.ts'

function useDeadlineWords(): (deadline: Deadline) => string {
  const intl = useIntl()
  const { date } = useFormats()
  return (deadline) => {
    switch (deadline.kind) {
      case 'endsIn':
        return intl.formatMessage({ id: 'program.card.endsIn' }, { days: deadline.days })
      case 'noEnd':
        return intl.formatMessage({ id: 'program.card.noEnd' })
      case 'starts':
      case 'ends':
        return intl.formatMessage({ id: `program.card.${deadline.kind}` }, { date: date(deadline.date, 'shortDay') })
    }
  }
}

/**
 * Shows the time limit for joining an open program. For any other program, shows its status if the reader has a request, otherwise the time
 * of publication or of the last save.
 */
export function DeadlineLine({ program }: { program: CardProgram }) {
  const words = useDeadlineWords()
  const now = useServices().clock.now()
  const moment = useCardMoment(program)
  const { status } = program
  if (status !== 'Active' && status !== 'Soon')
    return ownRequest(program) ? (
      <StatusBadge status={status} />
    ) : (
      moment !== null && (
        <Text as="span" look="caption" tone="muted">
          {moment}
        </Text>
      )
    )
  const deadline = deadlineOf(program, now)
  const isNear = deadline.kind === 'endsIn'
  return (
    <Text as="span" look="caption" tone={isNear ? 'warning' : 'muted'} isStrong={isNear}>
      {words(deadline)}
    </Text>
  )
}

import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { useNow } from '../services/useNow.ts'
import { isOverdue, type CaseStatus } from './cases.ts'

/** Until when a case is to be decided; what is late says so in words. */
export function DueDate({ dueAt, status }: { dueAt: string; status: CaseStatus }) {
  const { date } = useFormats()
  const isLate = isOverdue({ status, dueAt }, useNow())
  return (
    <Inline gap="xs">
      <span>{date(new Date(dueAt), 'moment')}</span>
      {isLate && (
        <Badge tone="danger" icon="clock">
          <FormattedMessage id="admin.reviews.overdue" />
        </Badge>
      )}
    </Inline>
  )
}

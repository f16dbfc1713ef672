import { useIntl } from 'react-intl'
import type { MessageId } from '#i18n/message-id.ts'
import type { ChoiceFilter } from './description.ts'

/** Returns the filter of a list by the status of its rows, in the order of `statuses`. */
export function useStatusFilter<Status extends string>(statuses: readonly Status[], nameOf: (status: Status) => MessageId): ChoiceFilter {
  const intl = useIntl()
  return {
    kind: 'choice',
    name: 'status',
    label: intl.formatMessage({ id: 'admin.column.status' }),
    any: intl.formatMessage({ id: 'admin.any.status' }),
    options: statuses.map((id) => ({ id, label: intl.formatMessage({ id: nameOf(id) }) })),
  }
}

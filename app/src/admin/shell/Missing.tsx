import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { useAdminTitle } from './useAdminTitle.ts'

/** Page for an unknown address. */
export function Missing() {
  useAdminTitle('admin.missing.title')
  return (
    <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.missing.title" />}>
      <FormattedMessage id="admin.missing.text" />
    </ErrorState>
  )
}

import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '#i18n/message-id.ts'
import { useProductName } from '../services/useProductName.ts'

/** Sets the document title to the title of the page, in the reader’s language. */
export function useAdminTitle(id: MessageId) {
  const intl = useIntl()
  const product = useProductName()
  const title = intl.formatMessage({ id: 'admin.pageTitle' }, { page: intl.formatMessage({ id }), product })
  useEffect(() => {
    document.title = title
  }, [title])
}

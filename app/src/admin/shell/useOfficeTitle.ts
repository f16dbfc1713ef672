import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '#i18n/message-id.ts'

/** Names the document after the page, in the reader’s language. */
export function useOfficeTitle(id: MessageId) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'admin.pageTitle' }, { page: intl.formatMessage({ id }) })
  useEffect(() => {
    document.title = title
  }, [title])
}

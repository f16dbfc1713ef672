import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '#i18n/message-id.ts'
import { useProductName } from '#services/useProductName.ts'

/** Sets the document's title in the reader's language: “Home · Wasla”. */
export function usePageTitle(id: MessageId) {
  const intl = useIntl()
  const product = useProductName()
  const title = intl.formatMessage({ id: 'shell.pageTitle' }, { page: intl.formatMessage({ id }), product })
  useEffect(() => {
    document.title = title
  }, [title])
}

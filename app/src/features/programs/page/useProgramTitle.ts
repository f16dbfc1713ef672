import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useProductName } from '#services/useProductName.ts'

/** Sets the document title of a program's page. */
export function useProgramTitle(page: string) {
  const intl = useIntl()
  const product = useProductName()
  const title = intl.formatMessage({ id: 'shell.pageTitle' }, { page, product })
  useEffect(() => {
    document.title = title
  }, [title])
}

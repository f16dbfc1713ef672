import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useProductName } from '#services/useProductName.ts'

/** Sets the document title: “Reem Aldosari (@reem_dosari) · Wasla”, the same title that the server renders. */
export function useProfileTitle({ fullName, userName }: { fullName: string; userName: string | null }) {
  const intl = useIntl()
  const product = useProductName()
  const page = userName === null ? fullName : intl.formatMessage({ id: 'profiles.page.title' }, { name: fullName, userName })
  const title = intl.formatMessage({ id: 'shell.pageTitle' }, { page, product })
  useEffect(() => {
    document.title = title
  }, [title])
}

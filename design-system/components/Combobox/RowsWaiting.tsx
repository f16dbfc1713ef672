import type { ReactNode } from 'react'
import { ListBoxContext } from 'react-aria-components/ListBox'
import { useSlottedContext } from 'react-aria-components/slots'
import { NoOptions } from './NoOptions.tsx'

/** An empty list for the field to control while the code of its options loads. */
export function RowsWaiting({ children }: { children: ReactNode }) {
  const list = useSlottedContext(ListBoxContext)
  return (
    <>
      <div role="listbox" id={list?.id} aria-label={list?.['aria-label']} />
      <NoOptions>{children}</NoOptions>
    </>
  )
}

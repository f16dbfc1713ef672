import { useEffect, useRef, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { focusField } from '@wasla/design-system/components/Form/focus-field.ts'
import { fieldParam } from '#shared/programs/wizard/addresses.ts'

/**
 * After the step is rendered, focuses the field that the address names, but only once. The findings of the pre-publish check link to
 * fields.
 */
export function useArrival(page: RefObject<HTMLElement | null>): void {
  const [params] = useSearchParams()
  const field = params.get(fieldParam)
  const hasArrived = useRef(false)
  useEffect(() => {
    if (field === null || hasArrived.current) return
    hasArrived.current = true
    focusField(page.current?.querySelector('form') ?? null, field)
  }, [field, page])
}

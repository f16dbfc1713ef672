import type { ComponentType } from 'react'
import { late } from '@wasla/design-system/components/Late/late.ts'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'

/**
 * Returns a component that opens over a page, such as a dialog. Its code loads when it first opens. If it cannot be loaded, a toast says so
 * and it closes, so that the next press tries again. Each use states the size of the file, gzipped and without shared code.
 */
export function openedPart<Props extends { onClose: () => void }>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { useIsLoaded, Part } = late(fetch)
  return function OpenedPart(props: Props) {
    const isLoaded = useIsLoaded(true, () => {
      props.onClose()
      sayNotLoaded()
    })
    return isLoaded ? <Part {...props} /> : null
  }
}

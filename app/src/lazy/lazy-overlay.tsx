import type { ComponentType } from 'react'
import { lazyComponent } from '@wasla/design-system/components/Lazy/lazy-component.ts'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'

/**
 * Returns a component that opens over a page, such as a dialog. Its code loads when it first opens. If the code cannot be loaded, a toast
 * says so and the overlay closes; the next press tries again. A comment at each use states the size of the file, gzipped and without shared
 * code.
 */
export function lazyOverlay<Props extends { onClose: () => void }>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { useIsLoaded, Part } = lazyComponent(fetch)
  return function LazyOverlay(props: Props) {
    const isLoaded = useIsLoaded(true, () => {
      props.onClose()
      sayNotLoaded()
    })
    return isLoaded ? <Part {...props} /> : null
  }
}

import type { ComponentType } from 'react'
import { late } from '@wasla/design-system/components/Late/late.ts'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'

/**
 * Something that opens over a page in a file of its own, such as a dialog: fetched when it is first opened, and from then on there at
 * once. Where it cannot be fetched, a toast says so and it closes, so that the next press tries again and the page loses nothing.
 * Each use says what the file weighs, as gzip packs it and without what other files share.
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

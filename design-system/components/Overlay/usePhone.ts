import { createContext, use, useSyncExternalStore } from 'react'
import { media } from '../../tokens/media.ts'

const narrow = typeof matchMedia === 'undefined' ? null : matchMedia(media.phone)

function follow(changed: () => void) {
  narrow?.addEventListener('change', changed)
  return () => narrow?.removeEventListener('change', changed)
}

/** Whether the page that the server renders is for a phone. */
export const RenderedForPhone = createContext(false)

/** Returns whether the page is narrower than 768 px; a panel then opens as a sheet instead of beside its field. */
export function usePhone(): boolean {
  const isRenderedForPhone = use(RenderedForPhone)
  return useSyncExternalStore(
    follow,
    () => narrow?.matches ?? false,
    () => isRenderedForPhone,
  )
}

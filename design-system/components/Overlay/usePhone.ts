import { useSyncExternalStore } from 'react'
import { media } from '../../tokens/media.ts'

const narrow = typeof matchMedia === 'undefined' ? null : matchMedia(media.phone)

function follow(changed: () => void) {
  narrow?.addEventListener('change', changed)
  return () => narrow?.removeEventListener('change', changed)
}

/** Whether the page is narrower than 768 px, where a panel opens as a sheet and not beside its field. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => narrow?.matches ?? false,
    () => false,
  )

import { useSyncExternalStore } from 'react'
import { media } from '../../tokens/media.ts'

const narrow = typeof matchMedia === 'undefined' ? null : matchMedia(media.phone)

function follow(changed: () => void) {
  narrow?.addEventListener('change', changed)
  return () => narrow?.removeEventListener('change', changed)
}

/** Returns whether the page is narrower than 768 px; a panel then opens as a sheet instead of beside its field. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => narrow?.matches ?? false,
    () => false,
  )

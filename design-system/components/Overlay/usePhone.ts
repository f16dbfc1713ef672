import { useSyncExternalStore } from 'react'
import { media } from '../../tokens/media.ts'

const narrow = typeof matchMedia === 'undefined' ? null : matchMedia(media.phone)

function follow(changed: () => void) {
  narrow?.addEventListener('change', changed)
  return () => narrow?.removeEventListener('change', changed)
}

/** Whether the page is narrower than 768 px, where what floats beside its field rises from the bottom edge instead. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => narrow?.matches ?? false,
    () => false,
  )

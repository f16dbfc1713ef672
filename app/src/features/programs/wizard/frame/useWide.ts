import { useSyncExternalStore } from 'react'
import { media } from '@wasla/design-system/tokens/media.ts'

const wide = typeof matchMedia === 'undefined' ? null : matchMedia(media.poster)

function follow(changed: () => void) {
  wide?.addEventListener('change', changed)
  return () => wide?.removeEventListener('change', changed)
}

/** Returns whether there is room for the preview beside the form. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => wide?.matches ?? false,
    () => false,
  )

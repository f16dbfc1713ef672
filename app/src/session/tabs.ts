import { storedNames } from './storage.ts'

type Target = Pick<Window, 'addEventListener' | 'removeEventListener'>

export type TabNews = {
  /** The tokens changed in another tab, or its storage was cleared. */
  onTokens: () => void
  onLanguage: () => void
}

/** Hears what other tabs of this browser write (B-15): a sign-out, a switch of profile, fresh tokens, a language. Returns how to stop. */
export function listenToTabs(target: Target, { onTokens, onLanguage }: TabNews) {
  const hear = (event: Event) => {
    const { key } = event as StorageEvent
    if (key === null || key === storedNames.access) onTokens()
    if (key === null || key === storedNames.language) onLanguage()
  }
  target.addEventListener('storage', hear)
  return () => target.removeEventListener('storage', hear)
}

import { themeName } from '#theme/theme.ts'
import { storedNames } from './storage.ts'

type Target = Pick<Window, 'addEventListener' | 'removeEventListener'>

export type TabNews = {
  /** The tokens changed in another tab, or its storage was cleared. */
  onTokens: () => void
  onLanguage: () => void
  onTheme: () => void
}

/** Listens to what other tabs of this browser store (B-15): a sign-out, a switch of profile, fresh tokens, a language, a theme. Returns how to stop. */
export function listenToTabs(target: Target, { onTokens, onLanguage, onTheme }: TabNews) {
  const hear = (event: Event) => {
    const { key } = event as StorageEvent
    if (key === null || key === storedNames.access) onTokens()
    if (key === null || key === storedNames.language) onLanguage()
    if (key === null || key === themeName) onTheme()
  }
  target.addEventListener('storage', hear)
  return () => target.removeEventListener('storage', hear)
}

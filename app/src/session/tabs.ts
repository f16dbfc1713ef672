import { themeName } from '#theme/theme.ts'
import { storedNames } from './storage.ts'

type Target = Pick<Window, 'addEventListener' | 'removeEventListener'>

export type TabNews = {
  /** Another tab changed the tokens or cleared the storage. */
  onTokens: () => void
  onLanguage: () => void
  onTheme: () => void
}

/**
 * Listens to changes that other tabs of this browser store (B-15): sign-out, switch of profile, new tokens, language and theme. Returns a
 * function that stops listening.
 */
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

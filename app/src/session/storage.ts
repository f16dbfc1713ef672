import { isLanguage, type Language } from '@wasla/design-system/locale/language.ts'

/** The five values the specifications keep in local storage, by their names (S1 §7, S2 §2); beside them the device's own token (B-08) and what was searched for here. */
export const storedNames = {
  access: 'access-token',
  refresh: 'refresh-token',
  invitation: 'invitation-code',
  program: 'program_id',
  language: 'language',
  device: 'device-token',
  searches: 'recent-searches',
} as const

export type Tokens = { readonly access: string; readonly refresh: string }

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A storage that never throws. Where the browser's is closed, full or taken away midway, values live in memory for as long
 * as the page does; what could be read stays readable.
 */
export function safeBox(open: () => Box | undefined): Box {
  const memory = new Map<string, string | null>()
  const attempt = <T>(work: (box: Box) => T): T | undefined => {
    try {
      const box = open()
      return box && work(box)
    } catch {
      return undefined
    }
  }
  return {
    getItem(key) {
      const inMemory = memory.get(key)
      return inMemory === undefined ? (attempt((box) => box.getItem(key)) ?? null) : inMemory
    },
    setItem(key, value) {
      const written = attempt((box) => {
        box.setItem(key, value)
        return true
      })
      if (written) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      const removed = attempt((box) => {
        box.removeItem(key)
        return true
      })
      if (removed) memory.delete(key)
      else memory.set(key, null)
    },
  }
}

/**
 * What a browser remembers of a session. The refresh token is written before the access token and removed before it, so that
 * whoever sees the access token change finds the pair complete.
 */
export function createSessionStorage(box: Box, newToken: () => string) {
  const tokens = (): Tokens | null => {
    const access = box.getItem(storedNames.access)
    const refresh = box.getItem(storedNames.refresh)
    return access && refresh ? { access, refresh } : null
  }
  return {
    tokens,
    keepTokens({ access, refresh }: Tokens) {
      box.setItem(storedNames.refresh, refresh)
      box.setItem(storedNames.access, access)
    },
    /** Everything but the language goes (B-15); the device's token stays, it is what spares its owner from strangers' guesses (B-08). */
    forget() {
      for (const key of [storedNames.invitation, storedNames.program, storedNames.searches, storedNames.refresh, storedNames.access])
        box.removeItem(key)
    },
    language: (): Language | null => {
      const value = box.getItem(storedNames.language)
      return isLanguage(value) ? value : null
    },
    keepLanguage: (language: Language) => box.setItem(storedNames.language, language),
    invitation: () => box.getItem(storedNames.invitation),
    keepInvitation: (code: string) => box.setItem(storedNames.invitation, code),
    forgetInvitation: () => box.removeItem(storedNames.invitation),
    /** The draft that the wizard of programs works on; null for a new one (K-26). */
    programId: () => box.getItem(storedNames.program),
    keepProgramId: (id: string) => box.setItem(storedNames.program, id),
    forgetProgramId: () => box.removeItem(storedNames.program),
    /** What was searched for on this device, as text (`frames/search/recent.ts`). */
    searches: () => box.getItem(storedNames.searches),
    keepSearches: (text: string) => box.setItem(storedNames.searches, text),
    deviceToken: (): string => {
      const known = box.getItem(storedNames.device)
      if (known) return known
      const fresh = newToken()
      box.setItem(storedNames.device, fresh)
      return fresh
    },
  }
}

export type SessionStorage = ReturnType<typeof createSessionStorage>

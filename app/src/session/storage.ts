import { isLanguage, type Language } from '@wasla/design-system/locale/language.ts'

/** Names in local storage: the five names of the specifications (S1 §7, S2 §2), the device token (B-08), the recent searches and the pushes. */
export const storedNames = {
  access: 'access-token',
  refresh: 'refresh-token',
  invitation: 'invitation-code',
  program: 'program_id',
  language: 'language',
  device: 'device-token',
  searches: 'recent-searches',
  push: 'push-endpoint',
} as const

export type Tokens = { readonly access: string; readonly refresh: string }

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Returns a storage that never throws. If the browser's storage is closed, full or fails later, new values stay in memory until the page
 * closes. Values that can still be read stay readable.
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
 * Creates the stored values of a session. It writes and removes the refresh token before the access token. A tab that sees a change of the
 * access token therefore reads a complete pair.
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
    /**
     * Removes all values except the language (B-15) and the device token. The device token exempts the owner from the limit on strangers'
     * guesses (B-08).
     */
    forget() {
      const { invitation, program, searches, push, refresh, access } = storedNames
      for (const key of [invitation, program, searches, push, refresh, access]) box.removeItem(key)
    },
    language: (): Language | null => {
      const value = box.getItem(storedNames.language)
      return isLanguage(value) ? value : null
    },
    keepLanguage: (language: Language) => box.setItem(storedNames.language, language),
    invitation: () => box.getItem(storedNames.invitation),
    keepInvitation: (code: string) => box.setItem(storedNames.invitation, code),
    forgetInvitation: () => box.removeItem(storedNames.invitation),
    /** Id of the draft in the program wizard; null for a new draft (K-26). */
    programId: () => box.getItem(storedNames.program),
    keepProgramId: (id: string) => box.setItem(storedNames.program, id),
    forgetProgramId: () => box.removeItem(storedNames.program),
    /** Recent searches on this device, as text (`frames/search/recent.ts`). */
    searches: () => box.getItem(storedNames.searches),
    keepSearches: (text: string) => box.setItem(storedNames.searches, text),
    /** Address at which this session is subscribed to pushes; null if it is not. */
    pushEndpoint: () => box.getItem(storedNames.push),
    keepPushEndpoint: (endpoint: string) => box.setItem(storedNames.push, endpoint),
    forgetPushEndpoint: () => box.removeItem(storedNames.push),
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

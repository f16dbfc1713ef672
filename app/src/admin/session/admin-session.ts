import type { AskingSession } from '#graphql/ask.ts'
import { createValue } from '#platform/store.ts'
import type { Readable } from '#platform/store.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storage key of the back office’s token. It is separate from a user’s token, which never opens the back office. */
export const adminTokenName = 'admin-access-token'

/** Why no admin is signed in: signed out, expired, disabled, or not signed in yet (null). */
export type AdminEnd = 'signedOut' | 'expired' | 'suspended' | null

export type AdminSessionState = { readonly generation: number } & (
  | { readonly status: 'signedOut'; readonly reason: AdminEnd }
  | { readonly status: 'signedIn'; readonly token: string }
)

/**
 * Creates the session of the back office for this tab. Its token is never renewed: after it expires or was unused too long, the admin signs
 * in again. Tabs of one browser follow each other.
 */
export function createAdminSession(box: Box) {
  const stored = box.getItem(adminTokenName)
  const state = createValue<AdminSessionState>(
    stored ? { status: 'signedIn', token: stored, generation: 1 } : { status: 'signedOut', reason: null, generation: 1 },
  )
  const next = () => state.read().generation + 1
  const accessToken = () => {
    const now = state.read()
    return now.status === 'signedIn' ? now.token : null
  }

  function end(reason: AdminEnd, generation = state.read().generation) {
    if (state.read().generation !== generation || state.read().status === 'signedOut') return
    box.removeItem(adminTokenName)
    state.write({ status: 'signedOut', reason, generation: next() })
  }

  function signIn(token: string) {
    box.setItem(adminTokenName, token)
    state.write({ status: 'signedIn', token, generation: next() })
  }

  /** Reads the token again after another tab signed in or out. */
  function followStorage() {
    const token = box.getItem(adminTokenName)
    if (token === accessToken()) return
    state.write(
      token ? { status: 'signedIn', token, generation: next() } : { status: 'signedOut', reason: 'signedOut', generation: next() },
    )
  }

  /** Returns the session for calls of one generation. Calls of an earlier generation change nothing. */
  const forGeneration = (generation: number): AskingSession => ({
    isCurrent: () => state.read().generation === generation,
    accessToken: () => (state.read().generation === generation ? accessToken() : null),
    refresh: () => {
      end('expired', generation)
      return Promise.resolve({ kind: 'expired', suspended: false })
    },
    lost: (_failing, suspended) => {
      end(suspended ? 'suspended' : 'expired', generation)
      return 'ended'
    },
  })

  return { read: state.read, subscribe: state.subscribe, accessToken, signIn, end, followStorage, forGeneration }
}

export type AdminSession = ReturnType<typeof createAdminSession> & Readable<AdminSessionState>

import type { StartTimer } from '#platform/timers.ts'
import type { SessionStorage, Tokens } from './storage.ts'

/**
 * Answer to a refresh token. `unreachable` means any answer that does not end the session, such as no network, overload or a server error.
 */
export type RefreshAnswer =
  | { readonly kind: 'tokens'; readonly tokens: Tokens }
  | { readonly kind: 'refused'; readonly suspended: boolean }
  | { readonly kind: 'unreachable' }

export type RefreshResult =
  /** This tab got new tokens. */
  | { readonly kind: 'rotated'; readonly from: string; readonly tokens: Tokens }
  /** Another tab had already refreshed. */
  | { readonly kind: 'adopted'; readonly tokens: Tokens }
  /** The server ended the session, or another tab signed out. Only this result signs the tab out. */
  | { readonly kind: 'expired'; readonly suspended: boolean }
  /** The server did not answer. Nothing changes. */
  | { readonly kind: 'offline' }

/** The part of `navigator.locks` that a refresh uses. */
export type Locks = { request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> }

export type RefreshTools = {
  storage: Pick<SessionStorage, 'tokens' | 'keepTokens'>
  ask: (refreshToken: string) => Promise<RefreshAnswer>
  /**
   * Undefined if the browser has no locks (insecure origin). Two tabs may then refresh with the same token. For a grace period, the server
   * also accepts a token's immediate parent, so that no tab is signed out (B-14).
   */
  locks: Locks | undefined
  startTimer: StartTimer
}

const lockName = 'wasla:refresh'
/** Time in milliseconds that a tab waits for the lock. If a sleeping tab holds the lock for longer, the other tabs continue without it. */
export const lockPatience = 8_000

/**
 * Runs one refresh at a time (B-14). Calls in one tab share a promise, and tabs share a lock. Inside the lock, the refresh reads the stored
 * tokens again, because another tab may have replaced them. `failing` is the access token that the server refused.
 */
export function createRefresh({ storage, ask, locks, startTimer }: RefreshTools) {
  let running: Promise<RefreshResult> | null = null

  async function refreshInTurn(failing: string): Promise<RefreshResult> {
    const before = storage.tokens()
    if (!before) return { kind: 'expired', suspended: false }
    if (before.access !== failing) return { kind: 'adopted', tokens: before }
    const answer = await ask(before.refresh).catch((): RefreshAnswer => ({ kind: 'unreachable' }))
    const after = storage.tokens()
    if (after?.refresh !== before.refresh) return after ? { kind: 'adopted', tokens: after } : { kind: 'expired', suspended: false }
    if (answer.kind === 'unreachable') return { kind: 'offline' }
    if (answer.kind === 'refused') return { kind: 'expired', suspended: answer.suspended }
    storage.keepTokens(answer.tokens)
    return { kind: 'rotated', from: before.refresh, tokens: answer.tokens }
  }

  async function refreshAcrossTabs(failing: string): Promise<RefreshResult> {
    if (!locks) return refreshInTurn(failing)
    const patience = new AbortController()
    const stop = startTimer(() => patience.abort(), lockPatience)
    let mine = false
    try {
      return await locks.request(lockName, { signal: patience.signal }, () => {
        mine = true
        stop()
        return refreshInTurn(failing)
      })
    } catch (error) {
      if (mine) throw error
      return await refreshInTurn(failing)
    } finally {
      stop()
    }
  }

  return function refreshOnce(failing: string): Promise<RefreshResult> {
    running ??= refreshAcrossTabs(failing).finally(() => {
      running = null
    })
    return running
  }
}

export type RefreshOnce = ReturnType<typeof createRefresh>

import type { StartTimer } from '#platform/timers.ts'
import type { SessionStorage, Tokens } from './storage.ts'

/** What the server said to a refresh token. `unreachable` stands for everything that is no verdict on the session: no network, overload, a fault. */
export type RefreshAnswer =
  | { readonly kind: 'tokens'; readonly tokens: Tokens }
  | { readonly kind: 'refused'; readonly suspended: boolean }
  | { readonly kind: 'unreachable' }

export type RefreshResult =
  /** This tab requested and got new tokens. */
  | { readonly kind: 'rotated'; readonly from: string; readonly tokens: Tokens }
  /** Another tab had already done it. */
  | { readonly kind: 'adopted'; readonly tokens: Tokens }
  /** The server ended the session, or another tab signed out. The only result that signs out. */
  | { readonly kind: 'expired'; readonly suspended: boolean }
  /** Nothing is known; everything stays as it is. */
  | { readonly kind: 'offline' }

/** The part of `navigator.locks` that is used. */
export type Locks = { request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> }

export type RefreshTools = {
  storage: Pick<SessionStorage, 'tokens' | 'keepTokens'>
  ask: (refreshToken: string) => Promise<RefreshAnswer>
  /** Absent where the browser has none (an insecure address): then the server's grace for a token's immediate parent keeps the tabs together (B-14). */
  locks: Locks | undefined
  startTimer: StartTimer
}

const lockName = 'wasla:refresh'
/** A tab that was put to sleep with the lock in its hand must not stop the others for longer, in milliseconds. */
export const lockPatience = 8_000

/**
 * One refresh at a time (B-14): calls in this tab share a promise, tabs share a lock, and inside the lock the stored tokens are
 * looked at again, because a tab that waited usually finds them new. `failing` is the access token the server did not take.
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

import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { RefreshAnswer } from '../refresh.ts'
import type { Tokens } from '../storage.ts'
import { tokensFor } from './tokens.ts'

/**
 * Fakes the server's side of B-14, with a clock that the test moves. Each refresh token has one child. The server accepts the immediate
 * parent of the current token within the grace period. Any older token ends the session.
 */
export function createFakeServer(first: Tokens) {
  let now = 0
  let turn = 1
  let alive = true
  let current = first
  let parent: { refresh: string; rotatedAt: number } | null = null
  let refreshes = 0

  return {
    pass: (seconds: number) => {
      now += seconds
    },
    accepts: (access: string) => alive && access === current.access,
    refreshes: () => refreshes,
    alive: () => alive,
    async ask(refresh: string): Promise<RefreshAnswer> {
      refreshes += 1
      await Promise.resolve()
      if (!alive) return { kind: 'refused', suspended: false }
      if (refresh === current.refresh) {
        parent = { refresh, rotatedAt: now }
        current = tokensFor('noura', 'networker', (turn += 1))
        return { kind: 'tokens', tokens: current }
      }
      if (parent?.refresh === refresh && now - parent.rotatedAt <= sessionLimits.refreshGrace) return { kind: 'tokens', tokens: current }
      alive = false
      return { kind: 'refused', suspended: false }
    },
  }
}

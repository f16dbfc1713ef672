import { createValue } from '#platform/store.ts'
import type { AskingSession } from '#graphql/ask.ts'
import type { RefreshOnce, RefreshResult } from './refresh.ts'
import { nextSession, startSession, type EndReason, type SessionEvent } from './session-reducer.ts'
import type { SessionStorage, Tokens } from './storage.ts'

export type SessionTools = { storage: SessionStorage; refreshOnce: RefreshOnce }

/**
 * Creates the session of this tab. Its state is the reducer's state and stays equal to the browser's storage. The store is outside React,
 * which reads it through `useSyncExternalStore`.
 */
export function createSessionStore({ storage, refreshOnce }: SessionTools) {
  const value = createValue(startSession(storage.tokens()))
  const dispatch = (event: SessionEvent) => value.write(nextSession(value.read(), event))

  const begin = (type: 'signedIn' | 'switched', tokens: Tokens) => {
    storage.keepTokens(tokens)
    dispatch({ type, tokens })
  }

  const end = (reason: EndReason, generation = value.read().generation) => {
    if (value.read().generation !== generation) return
    storage.forget()
    dispatch({ type: 'ended', generation, reason })
  }

  const followStorage = () => dispatch({ type: 'storageChanged', tokens: storage.tokens() })

  const accessToken = () => {
    const state = value.read()
    return state.status === 'signedIn' ? state.tokens.access : null
  }

  async function refresh(failing: string): Promise<RefreshResult> {
    const { generation } = value.read()
    const result = await refreshOnce(failing)
    if (result.kind === 'rotated') dispatch({ type: 'rotated', from: result.from, tokens: result.tokens })
    if (result.kind === 'adopted') followStorage()
    if (result.kind === 'expired') {
      if (storage.tokens()) end(result.suspended ? 'suspended' : 'expired', generation)
      else followStorage()
    }
    return result
  }

  /** Returns the session's methods for requests of one generation. */
  const forGeneration = (generation: number): AskingSession => ({
    isCurrent: () => value.read().generation === generation,
    accessToken: () => (value.read().generation === generation ? accessToken() : null),
    refresh,
    lost(failing, suspended) {
      const stored = storage.tokens()
      if (stored && stored.access !== failing) {
        followStorage()
        if (value.read().generation === generation) return 'retry'
      } else end(suspended ? 'suspended' : 'expired', generation)
      return 'ended'
    },
  })

  return {
    read: value.read,
    subscribe: value.subscribe,
    /** Starts the session. Call it after the server has accepted a code. */
    signIn: (tokens: Tokens) => begin('signedIn', tokens),
    /** Switches the profile. Call it after `switchUser` has succeeded (B-19). */
    switchTo: (tokens: Tokens) => begin('switched', tokens),
    end,
    followStorage,
    accessToken,
    refresh,
    forGeneration,
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

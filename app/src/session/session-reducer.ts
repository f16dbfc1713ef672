import { isSameIdentity, readIdentity, type Identity } from './access-token.ts'
import type { Tokens } from './storage.ts'

/** Reason why a session ended. */
export type EndReason = 'signedOut' | 'signedOutElsewhere' | 'expired' | 'suspended'

/**
 * The session of this tab. `generation` grows by one with each change of identity, and never otherwise: new tokens of the same identity
 * keep it. Answers to requests of an older generation are dropped, because they belong to another identity.
 */
export type SessionState =
  | { readonly status: 'signedOut'; readonly generation: number; readonly reason: EndReason | null }
  | {
      readonly status: 'signedIn'
      readonly generation: number
      readonly tokens: Tokens
      readonly identity: Identity
      readonly since: 'start' | 'signIn' | 'switch' | 'switchElsewhere'
    }

export type SessionEvent =
  /** The server accepted a code, or the user entered the demo. */
  | { readonly type: 'signedIn'; readonly tokens: Tokens }
  /** `switchUser` succeeded in this tab. */
  | { readonly type: 'switched'; readonly tokens: Tokens }
  /** A refresh succeeded; `from` is the refresh token that was sent. */
  | { readonly type: 'rotated'; readonly from: string; readonly tokens: Tokens }
  /** Another tab wrote or removed the tokens. */
  | { readonly type: 'storageChanged'; readonly tokens: Tokens | null }
  /** The session of this generation has ended. */
  | { readonly type: 'ended'; readonly generation: number; readonly reason: EndReason }

export const startSession = (tokens: Tokens | null): SessionState =>
  tokens
    ? { status: 'signedIn', generation: 1, tokens, identity: readIdentity(tokens.access), since: 'start' }
    : { status: 'signedOut', generation: 1, reason: null }

const begin = (state: SessionState, tokens: Tokens, since: 'signIn' | 'switch' | 'switchElsewhere'): SessionState => ({
  status: 'signedIn',
  generation: state.generation + 1,
  tokens,
  identity: readIdentity(tokens.access),
  since,
})

const end = (state: SessionState, reason: EndReason): SessionState =>
  state.status === 'signedOut' ? state : { status: 'signedOut', generation: state.generation + 1, reason }

/** Returns the state for tokens that another tab has stored: newer tokens of the same identity, another profile's tokens, or none. */
function follow(state: SessionState, tokens: Tokens | null): SessionState {
  if (!tokens) return end(state, 'signedOutElsewhere')
  if (state.status === 'signedOut') return begin(state, tokens, 'signIn')
  if (tokens.access === state.tokens.access && tokens.refresh === state.tokens.refresh) return state
  const identity = readIdentity(tokens.access)
  if (isSameIdentity(identity, state.identity)) return { ...state, tokens }
  return begin(state, tokens, identity.userId === state.identity.userId ? 'switchElsewhere' : 'signIn')
}

/** Returns the next state. Late events about an older session change nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'signedIn':
      return begin(state, event.tokens, 'signIn')
    case 'switched':
      return state.status === 'signedOut' ? state : begin(state, event.tokens, 'switch')
    case 'rotated':
      return state.status === 'signedIn' && state.tokens.refresh === event.from ? follow(state, event.tokens) : state
    case 'storageChanged':
      return follow(state, event.tokens)
    case 'ended':
      return event.generation === state.generation ? end(state, event.reason) : state
  }
}

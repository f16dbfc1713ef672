import { isSameIdentity, readIdentity, type Identity } from './access-token.ts'
import type { Tokens } from './storage.ts'

/** Why nobody is signed in any more. */
export type EndReason = 'signedOut' | 'signedOutElsewhere' | 'expired' | 'suspended'

/**
 * Who this tab works for. `generation` grows with every change of identity and with nothing else: answers to questions of an
 * older generation belong to somebody else and are dropped. Rotating the tokens keeps it.
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
  /** A code was accepted, or the demo entered. */
  | { readonly type: 'signedIn'; readonly tokens: Tokens }
  /** `switchUser` answered here. */
  | { readonly type: 'switched'; readonly tokens: Tokens }
  /** A refresh answered; `from` is the refresh token it was made with. */
  | { readonly type: 'rotated'; readonly from: string; readonly tokens: Tokens }
  /** Another tab wrote or removed the tokens. */
  | { readonly type: 'storageChanged'; readonly tokens: Tokens | null }
  /** The session is over, as somebody of that generation found out. */
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

/** What another tab left in the storage: the same person with newer tokens, another profile, or nobody. */
function follow(state: SessionState, tokens: Tokens | null): SessionState {
  if (!tokens) return end(state, 'signedOutElsewhere')
  if (state.status === 'signedOut') return begin(state, tokens, 'signIn')
  if (tokens.access === state.tokens.access && tokens.refresh === state.tokens.refresh) return state
  const identity = readIdentity(tokens.access)
  if (isSameIdentity(identity, state.identity)) return { ...state, tokens }
  return begin(state, tokens, identity.userId === state.identity.userId ? 'switchElsewhere' : 'signIn')
}

/** The next state. Events that come too late, about a session that is gone, change nothing. */
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

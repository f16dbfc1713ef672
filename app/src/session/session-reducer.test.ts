import { describe, expect, test } from 'vitest'
import { nextSession, startSession, type SessionEvent, type SessionState } from './session-reducer.ts'
import { tokensFor } from './testing/tokens.ts'

const noura = tokensFor('noura', 'networker')
const nouraLater = tokensFor('noura', 'networker', 2)
const nouraAgain = tokensFor('noura', 'networker', 3)
const nouraBrand = tokensFor('noura', 'brand')
const omar = tokensFor('omar', 'agent')

const states = { out: startSession(null), noura: startSession(noura) }

type Row = [
  what: string,
  from: keyof typeof states,
  event: SessionEvent,
  shows: Partial<Extract<SessionState, { status: 'signedIn' }>> | Partial<Extract<SessionState, { status: 'signedOut' }>>,
]

const table: Row[] = [
  [
    'a right code signs in',
    'out',
    { type: 'signedIn', tokens: noura },
    { status: 'signedIn', generation: 2, tokens: noura, since: 'signIn' },
  ],
  [
    'a switch of profile is a new generation',
    'noura',
    { type: 'switched', tokens: nouraBrand },
    { status: 'signedIn', generation: 2, since: 'switch' },
  ],
  [
    'a switch that answers after signing out changes nothing',
    'out',
    { type: 'switched', tokens: nouraBrand },
    { status: 'signedOut', generation: 1 },
  ],
  [
    'rotated tokens keep the generation',
    'noura',
    { type: 'rotated', from: noura.refresh, tokens: nouraLater },
    { status: 'signedIn', generation: 1, tokens: nouraLater },
  ],
  [
    'tokens rotated from others are not taken',
    'noura',
    { type: 'rotated', from: 'somebody', tokens: nouraAgain },
    { status: 'signedIn', generation: 1, tokens: noura },
  ],
  [
    'a rotation that answers after signing out signs nobody in',
    'out',
    { type: 'rotated', from: noura.refresh, tokens: nouraLater },
    { status: 'signedOut', generation: 1 },
  ],
  [
    'a rotation that finds another profile follows it',
    'noura',
    { type: 'rotated', from: noura.refresh, tokens: nouraBrand },
    { status: 'signedIn', generation: 2, since: 'switchElsewhere' },
  ],
  [
    'another tab rotated: its tokens are used, nothing else changes',
    'noura',
    { type: 'storageChanged', tokens: nouraLater },
    { status: 'signedIn', generation: 1, tokens: nouraLater },
  ],
  [
    'another tab switched profile: this one follows',
    'noura',
    { type: 'storageChanged', tokens: nouraBrand },
    { status: 'signedIn', generation: 2, since: 'switchElsewhere' },
  ],
  [
    'another tab signed out: this one too',
    'noura',
    { type: 'storageChanged', tokens: null },
    { status: 'signedOut', generation: 2, reason: 'signedOutElsewhere' },
  ],
  [
    'another tab signed in: this one too',
    'out',
    { type: 'storageChanged', tokens: noura },
    { status: 'signedIn', generation: 2, since: 'signIn' },
  ],
  [
    'another person signed in elsewhere',
    'noura',
    { type: 'storageChanged', tokens: omar },
    { status: 'signedIn', generation: 2, since: 'signIn' },
  ],
  [
    'signing out says so',
    'noura',
    { type: 'ended', generation: 1, reason: 'signedOut' },
    { status: 'signedOut', generation: 2, reason: 'signedOut' },
  ],
  [
    'an expired session says so',
    'noura',
    { type: 'ended', generation: 1, reason: 'expired' },
    { status: 'signedOut', generation: 2, reason: 'expired' },
  ],
  [
    'news of the end of an older session is no news',
    'noura',
    { type: 'ended', generation: 0, reason: 'expired' },
    { status: 'signedIn', generation: 1 },
  ],
  ['a session ends once', 'out', { type: 'ended', generation: 1, reason: 'expired' }, { status: 'signedOut', generation: 1, reason: null }],
]

describe('the session', () => {
  test.each(table)('%s', (_what, from, event, shows) => {
    expect(nextSession(states[from], event)).toMatchObject(shows)
  })

  test('reads the user and profile from its token', () => {
    expect(startSession(noura)).toMatchObject({ identity: { userId: 'noura', profileId: 'networker', profileType: 'INFLUENCER' } })
  })

  test('starts with empty ids if the token is unreadable', () => {
    expect(startSession({ access: 'not-a-token', refresh: 'r' })).toMatchObject({
      status: 'signedIn',
      identity: { profileId: '', profileType: null },
    })
  })

  test('does not change again if the same event comes twice', () => {
    const event: SessionEvent = { type: 'storageChanged', tokens: nouraBrand }
    const once = nextSession(states.noura, event)
    expect(nextSession(once, event)).toBe(once)
  })
})

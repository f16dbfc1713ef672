import { describe, expect, it } from 'vitest'
import { decideOidcCode, decideOidcSignIn, type OidcSignInState } from './oidc-sign-in.ts'
import { needsProof } from './session.ts'

const now = 1_800_000_000_000
const next = { sessionId: 's', now, sessionLife: 12 }
const account = { id: 'a', email: 'sara@wasla.example', hasTotp: true, disabledAt: null }

describe('a sign-in by OpenID Connect', () => {
  const decide = (state: Partial<OidcSignInState> = {}) => decideOidcSignIn({ mode: 'live', account, hasSecondStep: false, ...state }, next)

  it('gives one answer for an unknown address, a disabled account, and a demo account outside the demo', () => {
    const refused = [null, { ...account, disabledAt: 1 }, { ...account, email: 'review@wasla.example' }].map((one) =>
      decide({ account: one, hasSecondStep: true }),
    )
    for (const { problem } of refused) expect(problem?.extensions).toEqual({ code: 'ADMIN_OIDC_REFUSED' })
    expect(decide({ account: { ...account, email: 'review@wasla.example' }, mode: 'demo' }).problem).toBeUndefined()
  })

  it('needs the code of an account with a second step, unless the provider asked for one', () => {
    expect(decide().changes).toEqual({ signIn: null })
    expect(decide({ hasSecondStep: true }).changes?.signIn).toMatchObject({
      totpStep: null,
      action: { action: 'admin.signedIn', target: 'a', after: { way: 'oidc', secondStep: 'provider' } },
    })
    expect(decide({ account: { ...account, hasTotp: false } }).changes?.signIn?.action.after).toEqual({ way: 'oidc', secondStep: 'none' })
  })

  it('opens a session that moves no money in live until its admin enters a code', () => {
    const session = decide({ hasSecondStep: true }).changes?.signIn?.session
    expect(session && needsProof('live', session, now)).toBe(true)
  })
})

describe('the code after a sign-in by OpenID Connect', () => {
  const decide = (state: Partial<Parameters<typeof decideOidcCode>[0]>) =>
    decideOidcCode({ mode: 'live', account, match: { step: 8, lastStep: 7 }, ...state }, next)

  it('opens a proven session, each code once', () => {
    const { changes } = decide({})
    expect(changes).toMatchObject({ totpStep: 8, action: { after: { way: 'oidc', secondStep: 'own' } } })
    expect(changes && needsProof('live', changes.session, now)).toBe(false)
    for (const match of [null, { step: 7, lastStep: 7 }]) expect(decide({ match }).problem?.code).toBe('WRONG_OTP')
  })

  it('is refused if the account was disabled or lost its second step meanwhile', () => {
    for (const changed of [null, { ...account, disabledAt: 1 }, { ...account, hasTotp: false }])
      expect(decide({ account: changed }).problem?.code).toBe('ADMIN_OIDC_REFUSED')
  })
})

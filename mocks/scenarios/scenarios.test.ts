import { describe, expect, test } from 'vitest'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { ask } from '../testing/ask.ts'
import { profileTypes, typeSlug } from '@wasla/contract/profiles/types.ts'
import { requestedScenario } from '../adapters/browser.ts'
import { publicPages } from './profiles.ts'
import { sessionOf, startScenario } from './scenario-server.ts'
import { NOURA } from '../world/networkers.ts'
import { isScenarioId, scenarioOf, scenarios, type ScenarioId } from './scenarios.ts'

const ids = Object.keys(scenarios).filter(isScenarioId)
const isFresh = (id: ScenarioId) => (scenarioOf(id).signedInFor ?? 0) < sessionLimits.accessLife * 1000
/** Own data of an account that is being deleted: its profiles are hidden. */
const isHidden = (id: ScenarioId) => id === 'own-data-deleting' || id === 'own-data-held'
const activeProfile =
  '{ activeProfile { profile { ... on UserProfile { id fullName status } ... on BusinessProfile { id fullName status } } } }'

describe('scenario', () => {
  test.each(ids.filter((id) => scenarioOf(id).viewer !== null && isFresh(id) && id !== 'inactive'))(
    '%s signs in its viewer',
    async (id) => {
      const { server, session } = startScenario(id, { unwritten: 'refused' })
      const { data } = await ask(server, activeProfile, { token: session?.accessToken })
      const viewer = scenarioOf(id).viewer?.profile
      expect(data).toEqual({
        activeProfile: {
          profile: { id: viewer?.id, fullName: viewer && nameFor(viewer, 'en'), status: isHidden(id) ? 'Inactive' : viewer?.status },
        },
      })
    },
  )

  test('starts with an ended session if the viewer’s account is closed', async () => {
    const { server, session } = startScenario('inactive', { unwritten: 'refused' })
    expect((await ask(server, activeProfile, { token: session?.accessToken })).code).toBe('INVALID_SESSION')
  })

  test.each(ids.filter((id) => scenarioOf(id).viewer === null))('%s has no session, because it has no viewer', (id) => {
    expect(startScenario(id).session).toBeNull()
  })

  test('has the same tokens at every start, and its server accepts them', async () => {
    const session = sessionOf('agency')
    expect(session).toEqual(sessionOf('agency'))
    const { server } = startScenario('agency')
    expect((await ask(server, activeProfile, { token: session?.accessToken })).code).toBeUndefined()
  })

  test('refuses an access token that is too old, and refreshes its session', async () => {
    const { server } = startScenario('own-data-old-session')
    const session = sessionOf('own-data-old-session')
    expect((await ask(server, activeProfile, { token: session?.accessToken })).code).toBe('UN_AUTHORIZED')
    const refreshed = await ask(server, 'mutation ($token: String!) { regenerateAccessToken(refreshToken: $token) { accessToken } }', {
      variables: { token: session?.refreshToken },
    })
    expect(refreshed.code).toBeUndefined()
  })

  test('refuses requests and refreshes if the session has expired', async () => {
    const { server } = startScenario('session-expired')
    const session = sessionOf('session-expired')
    expect((await ask(server, activeProfile, { token: session?.accessToken })).code).toBe('UN_AUTHORIZED')
    const refreshed = await ask(server, 'mutation ($token: String!) { regenerateAccessToken(refreshToken: $token) { accessToken } }', {
      variables: { token: session?.refreshToken },
    })
    expect(refreshed.code).toBe('ACCESS_TOKEN_REFRESH_FAILED')
  })

  test.each([
    ['managed-accounts', 12, 3],
    ['managed-accounts-agency', 13, 1],
    ['managed-accounts-one', 1, 0],
    ['managed-accounts-pending', 0, 1],
    ['managed-accounts-none', 0, 0],
    ['managed-accounts-full', 44, 6],
  ] as const)('%s has %i talents and %i open invitations', async (id, accepted, requests) => {
    const { server, session } = startScenario(id, { unwritten: 'refused' })
    const count = async (status: string) =>
      (await ask(server, `{ myManagedAccounts(status: ${status}) { count } }`, { token: session?.accessToken })).data
    expect(await count('accepted')).toEqual({ myManagedAccounts: { count: accepted } })
    expect(await count('requests')).toEqual({ myManagedAccounts: { count: requests } })
  })

  test.each(Object.entries(publicPages))('“visitor” serves the public page of %s', async (name, address) => {
    const [, , slug, userName] = address.split('/')
    const page = `{ publicProfile(user_name: "${userName ?? ''}") { type featuredPosts { id } links { id } } }`
    const { data, code } = await ask(startScenario('visitor', { unwritten: 'refused' }).server, page)
    if (name === 'nobody') return expect(code).toBe('PROFILE_NOT_FOUND')
    const type = profileTypes.find((one) => typeSlug[one] === slug)
    const nothing = { type, featuredPosts: [], links: [] }
    if (name.endsWith('Empty')) return expect(data).toEqual({ publicProfile: nothing })
    expect(data).toMatchObject({ publicProfile: { type } })
    if (name.endsWith('Full')) expect(data).not.toEqual({ publicProfile: nothing })
  })

  test('refuses another invitation if the manager already has fifty talents', async () => {
    const { server, session } = startScenario('managed-accounts-full')
    const more = `mutation { inviteManagedAccount(profileId: "${NOURA.profile.id}") { id } }`
    expect((await ask(server, more, { token: session?.accessToken })).code).toBe('DTO_VALIDATION_ERROR')
  })

  test('fails only the requests of its fault rules', () => {
    expect(startScenario('otp-wrong').faultOf(['verifyOtp'])).toMatchObject({ kind: 'problem', extensions: { code: 'WRONG_OTP' } })
    expect(startScenario('otp-wrong').faultOf(['signIn'])).toBeUndefined()
    expect(startScenario('otp-limit').faultOf(['resendOtp'])).toMatchObject({ extensions: { params: { retryAfter: 75_600 } } })
    expect(startScenario('loading').faultOf(['activeProfile'])).toEqual({ kind: 'silence' })
    expect(startScenario('demo-networker').faultOf(['activeProfile'])).toBeUndefined()
    expect(startScenario('settings-loading').faultOf(['profileSettings', 'activeProfile'])).toEqual({ kind: 'silence' })
    expect(startScenario('settings-loading').faultOf(['activeProfile', 'activeProfile'])).toBeUndefined()
  })

  test('is read from the query string if it exists', () => {
    expect(requestedScenario('?scenario=brand-active')).toBe('brand-active')
    expect(requestedScenario('?scenario=toString')).toBeNull()
    expect(requestedScenario('')).toBeNull()
  })
})

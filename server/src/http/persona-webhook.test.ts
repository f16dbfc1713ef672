import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DANA } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { personaIdentity } from '../providers/identity/persona.ts'
import { personaOptions, startPersona } from '../providers/identity/testing/persona-server.ts'
import { answerOf, bearer, testApp } from '../testing/test-app.ts'

const secret = 'wbhsec_in_force'
const sign = (body: string, at = testMoment / 1000, key = secret) =>
  `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`

const eventOf = (id: string, inquiryId: string, status: string, profileId = DANA.profile.id) =>
  JSON.stringify({
    data: {
      type: 'event',
      id,
      attributes: {
        name: `inquiry.${status}`,
        payload: { data: { type: 'inquiry', id: inquiryId, attributes: { status, 'reference-id': profileId } } },
      },
    },
  })

/** The product with Persona, and Dana with a check under way. */
async function setUp() {
  const persona = await startPersona()
  const options = { url: persona.url, ...personaOptions }
  const t = await testApp({ identity: { provider: 'persona', ...options, webhookSecrets: [secret, 'wbhsec_of_before'] } })
  const { accessToken } = await t.enter(DANA)
  const { inquiryId } = answerOf<{ inquiryId: string }>(
    await t.ask('mutation { createPersonaInquiry { inquiryId } }', {}, bearer(accessToken)),
    'createPersonaInquiry',
  )
  const tell = async (body: string, signature: string | undefined = sign(body)) => {
    const headers = { 'content-type': 'application/json', ...(signature === '' ? {} : { 'persona-signature': signature }) }
    const response = await t.app.request('/webhooks/persona', { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as { status: string } }
  }
  const status = async () =>
    (await t.db.selectFrom('profiles').select('status').where('id', '=', DANA.profile.id).executeTakeFirstOrThrow()).status
  const stored = t.db.selectFrom('webhook_events').select('event_id').where('provider', '=', 'persona')
  const events = async () => (await stored.execute()).length
  return { ...t, persona, inquiryId, tell, status, events, provider: personaIdentity(options) }
}

describe('POST /webhooks/persona', () => {
  it('activates the profile of a person who closed the tab', async () => {
    const t = await setUp()
    expect(await t.tell(eventOf('evt_0001', t.inquiryId, 'approved'))).toEqual({ status: 200, body: { status: 'taken' } })
    expect(await t.status()).toBe('Active')
  })

  it('accepts the previous secret while the old and the new secret are valid', async () => {
    const t = await setUp()
    const body = eventOf('evt_0001', t.inquiryId, 'approved')
    await t.tell(body, `${sign(body, testMoment / 1000, 'wbhsec_of_nobody')} ${sign(body, testMoment / 1000, 'wbhsec_of_before')}`)
    expect(await t.status()).toBe('Active')
  })

  // Forged, stale and replayed webhooks change nothing.
  it.each([
    ['without a signature', () => ''],
    ['signed by somebody else', (body: string) => sign(body, testMoment / 1000, 'wbhsec_of_nobody')],
    ['signed for another body', () => sign('{}')],
    ['signed ten minutes ago', (body: string) => sign(body, testMoment / 1000 - 600)],
  ])('refuses a webhook that is %s, and changes and reveals nothing', async (_, signature) => {
    const t = await setUp()
    const body = eventOf('evt_0001', t.inquiryId, 'approved')
    expect(await t.tell(body, signature(body))).toEqual({ status: 400, body: { status: 'refused' } })
    expect([await t.status(), await t.events()]).toEqual(['IdentityVerifying', 0])
    expect(t.lines.join('')).toContain('A webhook was refused')
    expect(t.lines.join('')).not.toContain(secret)
  })

  it('has no second effect if delivered again', async () => {
    const t = await setUp()
    const body = eventOf('evt_0001', t.inquiryId, 'declined')
    const answers = await Promise.all([t.tell(body), t.tell(body), t.tell(body)])
    expect(answers.map((answer) => answer.body.status).toSorted()).toEqual(['known', 'known', 'taken'])
    expect(
      await t.db
        .selectFrom('notifications')
        .select('type')
        .where('profile_id', '=', DANA.profile.id)
        .where('type', '=', 'IDENTITY_VERIFICATION_REJECTED')
        .execute(),
    ).toHaveLength(1)
  })

  it('changes nothing for another person’s inquiry or an unknown one', async () => {
    const t = await setUp()
    await t.tell(eventOf('evt_0001', t.inquiryId, 'approved', 'somebody-else'))
    await t.tell(eventOf('evt_0002', 'inq_00009999', 'approved'))
    await t.tell(eventOf('evt_0003', t.inquiryId, 'overjoyed'))
    expect(await t.status()).toBe('IdentityVerifying')
    const nonsense = '{"data":{"type":"event"}}'
    expect((await t.tell(nonsense)).status).toBe(400)
  })

  it('does not read a body that is too long', async () => {
    const t = await setUp()
    expect((await t.tell('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  })

  it('answers 404 if Persona is not the identity provider', async () => {
    const { app } = await testApp()
    expect((await app.request('/webhooks/persona', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})

describe('POST /demo/identity/:inquiryId', () => {
  const report = (inquiryId: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    [`/demo/identity/${inquiryId}`, { method: 'POST', headers, body }] as const

  it('decides by the last digit and notifies the server, once', async () => {
    const t = await testApp()
    const { accessToken } = await t.enter(DANA)
    const begun = await t.ask('mutation { createPersonaInquiry { inquiryId } }', {}, bearer(accessToken))
    const { inquiryId } = answerOf<{ inquiryId: string }>(begun, 'createPersonaInquiry')
    const response = await t.app.request(...report(inquiryId, '{"documentNumber":"١٠١٠١٠١٠١٠"}'))
    expect(await response.json()).toEqual({ status: 'approved' })
    expect((await t.db.selectFrom('profiles').select('status').where('id', '=', DANA.profile.id).executeTakeFirstOrThrow()).status).toBe(
      'Active',
    )
    expect((await t.app.request(...report(inquiryId, '{"documentNumber":"1019"}'))).status).toBe(404)
  })

  it.each([
    ['{"documentNumber":"x"}', 400],
    ['{}', 400],
    ['nonsense', 400],
    ['{"documentNumber":"1010"}', 404],
  ])('answers to the body %s about an unknown inquiry with %d', async (body, status) => {
    const { app } = await testApp()
    expect((await app.request(...report('inq_nobody', body))).status).toBe(status)
  })

  it('refuses a form of another site, and does not exist in live', async () => {
    const demo = await testApp()
    expect((await demo.app.request(...report('inq_nobody', '{"documentNumber":"1010"}', { 'content-type': 'text/plain' }))).status).toBe(
      400,
    )
    const live = await testApp({ mode: 'live' })
    expect((await live.app.request(...report('inq_nobody', '{"documentNumber":"1010"}'))).status).toBe(404)
  })
})

import { describe, expect, test } from 'vitest'
import { listen } from '../../adapters/node.ts'
import { startScenario } from '../../scenarios/scenario-server.ts'
import type { ScenarioId } from '../../scenarios/scenarios.ts'
import { ask } from '../../testing/ask.ts'

const begin = 'mutation { createPersonaInquiry { inquiryId status } }'
const submit = 'mutation ($id: String!) { submitPersonaInquiry(inquiryId: $id) { status dueAt } }'
const status = '{ activeProfile { profile { ... on UserProfile { status } ... on BusinessProfile { status } } } }'
const checks = '{ myVerifications { status rejectionReason } }'

/** Starts a scenario behind `fetch`, which the app uses too. */
function open(id: ScenarioId) {
  const { session, server, close } = listen(id)
  const token = session?.accessToken
  const say = (query: string, variables?: Record<string, unknown>) => ask(server, query, { token, ...(variables ? { variables } : {}) })
  const show = async (inquiryId: string, documentNumber: unknown) => {
    const response = await fetch(`http://localhost/demo/identity/${inquiryId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentNumber }),
    })
    return { code: response.status, body: (await response.json()) as { status?: string } }
  }
  return { say, show, server, token, close }
}

describe('the demo identity check', () => {
  test.each([
    ['1234567890', 'approved', 'Approved', 'Active'],
    ['١٢٣٤٥٦٧٨٩٨', 'needs_review', 'InReview', 'AdminVerifying'],
    ['1234567899', 'declined', 'Rejected', 'IdentityVerifying'],
  ])('decides the document number %s as %s', async (number, word, outcome, profile) => {
    const { say, show, close } = open('identity-start')
    const { data } = await say(begin)
    const { inquiryId } = (data as unknown as { createPersonaInquiry: { inquiryId: string } }).createPersonaInquiry
    expect(await show(inquiryId, number)).toEqual({ code: 200, body: { status: word } })
    expect((await say(submit, { id: inquiryId })).data).toMatchObject({ submitPersonaInquiry: { status: outcome } })
    expect((await say(status)).data).toEqual({ activeProfile: { profile: { status: profile } } })
    expect((await show(inquiryId, number)).code).toBe(404)
    close()
  })

  test('can be resumed, is refused after three attempts, and can be continued only by its own person', async () => {
    const left = open('identity-resume')
    expect((await left.say(begin)).data).toMatchObject({ createPersonaInquiry: { status: 'pending' } })
    expect((await left.show('inq_other', '1234')).code).toBe(404)
    expect((await left.show('inq_other', 'x')).code).toBe(400)
    expect((await left.say(submit, { id: 'inq_other' })).code).toBe('VERIFICATION_ID_INVALID')
    left.close()
    const used = startScenario('identity-attempts-used')
    expect(await ask(used.server, begin, { token: used.session?.accessToken })).toMatchObject({ code: 'RATE_LIMITED' })
    const down = startScenario('identity-down')
    expect(down.faultOf(['createPersonaInquiry'])).toMatchObject({ kind: 'problem' })
  })

  test('shows the reviewer’s reason for a refusal', async () => {
    const { server, session } = startScenario('identity-rejected-with-reason')
    expect((await ask(server, checks, { token: session?.accessToken })).data).toEqual({
      myVerifications: [{ status: 'Rejected', rejectionReason: 'The photo of the document is too blurred to read.' }],
    })
  })
})

const pdf = new File(
  ['%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'],
  'registration.pdf',
  { type: 'application/pdf' },
)
const create =
  'mutation ($input: CreateBusinessProfileInput!) { createBusinessProfile(createBusinessProfileInput: $input) { id status verification { status dueAt } } }'
const business = {
  type: 'BRAND',
  name: 'Nabt Two',
  countryId: 'SA',
  email: 'two@nabt.example',
  mobileCountryId: 'SA',
  mobileNumber: '512345678',
  contactMethods: ['email'],
  socialPlatform: 'INSTAGRAM',
  socialUrl: 'https://instagram.com/nabt.two',
}

describe('a business of the mock', () => {
  async function send(scenario: ScenarioId, documents: readonly File[], over: object = {}) {
    const { token, close } = open(scenario)
    const form = new FormData()
    form.set(
      'operations',
      JSON.stringify({ query: create, variables: { input: { ...business, ...over, documents: documents.map(() => null) } } }),
    )
    form.set('map', JSON.stringify(Object.fromEntries(documents.map((_, at) => [at, [`variables.input.documents.${at}`]]))))
    for (const [at, document] of documents.entries()) form.set(String(at), document)
    const response = await fetch('http://localhost/user/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' },
      body: form,
    })
    const body = (await response.json()) as {
      data?: unknown
      errors?: { extensions: { code: string; fields?: { path: string; rule: string }[] } }[]
    }
    close()
    return { data: body.data, ...body.errors?.[0]?.extensions }
  }

  test('is under review after its documents are uploaded', async () => {
    expect((await send('business-new', [pdf])).data).toMatchObject({
      createBusinessProfile: { status: 'AdminVerifying', verification: { status: 'InReview' } },
    })
  })

  test('has its documents checked by content instead of file name', async () => {
    const page = new File(['<html>'], 'paper.pdf', { type: 'application/pdf' })
    const locked = new File([(await pdf.text()).replace('/Root', '/Encrypt 2 0 R /Root')], 'locked.pdf')
    expect(await send('business-new', [pdf, page, locked])).toMatchObject({
      code: 'DTO_VALIDATION_ERROR',
      fields: [
        { path: 'documents.1', rule: 'pdfType' },
        { path: 'documents.2', rule: 'pdfLocked' },
      ],
    })
  })

  test('cannot be created as the fourth of a user, or with an account of another business', async () => {
    expect((await send('business-limit', [pdf])).code).toBe('BUSINESS_PROFILE_LIMIT_EXCEEDED')
    expect(await send('business-new', [pdf], { socialUrl: 'https://instagram.com/NABT.coffee' })).toMatchObject({
      code: 'SOCIAL_ACCOUNT_ALREADY_CONNECTED',
      fields: [{ path: 'socialUrl', rule: 'taken' }],
    })
  })
})

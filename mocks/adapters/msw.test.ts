import { getResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { pictureWidths } from '@wasla/contract/files/picture-sizes.ts'
import { startScenario } from '../scenarios/scenario-server.ts'
import type { ScenarioId } from '../scenarios/scenarios.ts'
import { NOURA } from '../world/networkers.ts'
import { handlers, handlersFor } from './msw.ts'
import { listen } from './node.ts'

const origin = 'http://wasla.example'
let listening: ReturnType<typeof listen> | undefined
const inScenario = (id: ScenarioId) => (listening = listen(id))
afterEach(() => {
  listening?.close()
  listening = undefined
  vi.restoreAllMocks()
})

const post = (body: BodyInit, token?: string, signal?: AbortSignal) =>
  fetch(`${origin}/user/graphql`, {
    method: 'POST',
    body,
    ...(signal ? { signal } : {}),
    headers: {
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      'accept-language': 'ar',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
const idOf = (start: string) => Object.entries(documents).find(([, text]) => text.startsWith(start))?.[0]

describe('a page on mocks', () => {
  test('answers the app’s own operations by their hash, in the requested language', async () => {
    const { session } = inScenario('demo-networker')
    const answer = await post(JSON.stringify({ id: idOf('query myProfiles'), variables: {} }), session?.accessToken)
    expect(answer.headers.get('content-type')).toContain('application/graphql-response+json')
    expect(await answer.json()).toMatchObject({
      data: { myProfiles: [{ name: 'نورة العتيبي', picture: '/pictures/noura.svg', isActive: true }] },
    })
    const spelled = await post(JSON.stringify({ query: '{ getCountries { country_name } }' }))
    expect(JSON.stringify(await spelled.json())).toContain('المملكة العربية السعودية')
  })

  test('accepts an operation in a multipart form', async () => {
    const { session } = inScenario('demo-networker')
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: '{ activeProfile { type } }' }))
    expect(await (await post(form, session?.accessToken)).json()).toEqual({ data: { activeProfile: { type: NOURA.profile.type } } })
  })

  test('returns error codes with their English messages', async () => {
    inScenario('signed-out')
    expect(await (await post(JSON.stringify({ query: '{ myProfiles { id } }' }))).json()).toEqual({
      errors: [{ message: 'Please sign in to continue.', path: ['myProfiles'], extensions: { code: 'UN_AUTHORIZED' } }],
      data: null,
    })
  })

  test('serves the configuration and the flags', async () => {
    inScenario('flags-off')
    expect(await (await fetch(`${origin}/config`)).json()).toEqual({
      mode: 'demo',
      identity: 'demo',
      lists: { posts: 9, links: 10, collaborations: 20 },
      productName: { en: 'Wasla', ar: 'وصلة' },
      demoCode: '123456',
    })
    expect(await (await fetch(`${origin}/flags`)).json()).toEqual({ program: false, payment: false })
  })

  test('sends the flags on the event stream', async () => {
    inScenario('demo-networker')
    const leaving = new AbortController()
    const stream = await fetch(`${origin}/events`, { signal: leaving.signal })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('id: 1\nevent: flags\ndata: {"program":true,"payment":true}\n\n')
    leaving.abort()
  })

  test('returns GENERAL_ERROR in the scenario with a failing server', async () => {
    inScenario('server-error')
    expect(await (await post(JSON.stringify({ query: '{ myProfiles { id } }' }))).json()).toMatchObject({
      errors: [{ path: ['myProfiles'], extensions: { code: 'GENERAL_ERROR' } }],
      data: null,
    })
  })

  test('returns 503 with Retry-After from a busy server, and answers the retry', async () => {
    inScenario('server-busy')
    const ask = () => post(JSON.stringify({ query: '{ getCountries { id } }' }))
    const first = await ask()
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await first.json()).toEqual({
      errors: [
        { message: 'The service is busy. Please try again in a moment.', extensions: { code: 'SERVICE_BUSY', params: { retryAfter: 1 } } },
      ],
    })
    expect((await ask()).status).toBe(200)
  })

  test('fails every request if the network is down', async () => {
    inScenario('network-down')
    await expect(post(JSON.stringify({ query: '{ myProfiles { id } }' }))).rejects.toThrow(TypeError)
    await expect(fetch(`${origin}/flags`)).rejects.toThrow(TypeError)
  })

  test('leaves requests unanswered in the loading scenario, until they are aborted', async () => {
    inScenario('loading')
    const leaving = new AbortController()
    const requested = post(JSON.stringify({ query: '{ myProfiles { id } }' }), undefined, leaving.signal)
    expect(await Promise.race([requested, fetch(`${origin}/flags`).then(() => 'others are faster')])).toBe('others are faster')
    leaving.abort()
    await expect(requested).rejects.toThrow()
  })

  test('returns 500 and logs an error for an address without a handler', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    inScenario('signed-out')
    const answer = await fetch(`${origin}/user/rest/profiles`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('No mock answers GET /user/rest/profiles')
    expect(complaint).toHaveBeenCalled()
  })

  test('does not answer requests for font files in a package’s folder called “files”', async () => {
    const known = handlers('signed-out')
    expect(await getResponse(known, new Request(`${origin}/node_modules/fonts/files/latin.woff2`))).toBeUndefined()
    expect(await getResponse(known, new Request(`${origin}/node_modules/fonts/files/latin/96`))).toBeUndefined()
    expect((await getResponse(known, new Request(`${origin}/files/nothing`)))?.status).toBe(404)
  })

  test('serves an uploaded picture in every width of the list, and in no other', async () => {
    const scenario = startScenario('demo-networker')
    scenario.server.store.memory.pictures.set('mine', new Blob(['a picture'], { type: 'image/png' }))
    const ask = async (width: string) => getResponse(handlersFor(scenario), new Request(`${origin}/files/mine/${width}`))
    const answers = await Promise.all(pictureWidths.map(async (width) => (await ask(String(width)))?.text()))
    expect(answers).toEqual(pictureWidths.map(() => 'a picture'))
    expect((await ask('97'))?.status).toBe(404)
    expect((await getResponse(handlersFor(scenario), new Request(`${origin}/files/nobody/96`)))?.status).toBe(404)
  })
})

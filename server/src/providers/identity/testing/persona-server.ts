import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { InquiryStatus } from '@wasla/contract/verification/states.ts'

export const personaOptions = { key: 'persona_sandbox_key', templateId: 'itmpl_wasla0001', isReviewed: true } as const

type StoredInquiry = { profileId: string; status: InquiryStatus }

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

/** Starts a Persona on this machine, with the parts of its API that we use. It is closed after the test. */
export async function startPersona() {
  const inquiries = new Map<string, StoredInquiry>()
  const begun = new Map<string, string>()
  const persona = {
    url: '',
    inquiries,
    requests: [] as { method: string; path: string; body: unknown }[],
    mood: 'well' as 'well' | 'failing' | 'babbling' | 'silent',
  }

  const shown = (id: string, { profileId, status }: StoredInquiry) => ({
    type: 'inquiry',
    id,
    attributes: { status, 'reference-id': profileId, 'created-at': '2026-03-15T09:00:00.000Z' },
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request)
    const path = request.url ?? ''
    const body: unknown = text ? JSON.parse(text) : null
    persona.requests.push({ method: request.method ?? '', path, body })
    const say = (status: number, value: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (persona.mood === 'silent') return
    if (persona.mood === 'failing') return say(500, { errors: [] })
    if (persona.mood === 'babbling') return void response.writeHead(200).end('<html>')
    if (request.headers.authorization !== `Bearer ${personaOptions.key}`) return say(401, { errors: [] })
    if (request.headers['persona-version'] !== '2023-01-05') return say(400, { errors: [] })
    if (request.method === 'POST' && path === '/inquiries') {
      const { data } = body as { data: { attributes: Record<string, string> } }
      if (data.attributes['inquiry-template-id'] !== personaOptions.templateId || 'inquiry-id' in data.attributes)
        return say(422, { errors: [] })
      const repeat = String(request.headers['idempotency-key'])
      const id = begun.get(repeat) ?? `inq_${String(inquiries.size + 1).padStart(8, '0')}`
      begun.set(repeat, id)
      if (!inquiries.has(id)) inquiries.set(id, { profileId: data.attributes['reference-id'] ?? '', status: 'created' })
      return say(201, { data: shown(id, inquiries.get(id) as StoredInquiry) })
    }
    const [, , id = '', action] = path.split('/')
    const found = inquiries.get(id)
    if (!found) return say(404, { errors: [] })
    if (action === 'resume') {
      if (found.status === 'declined') return say(400, { errors: [] })
      if (['created', 'expired'].includes(found.status)) found.status = 'pending'
      return say(200, { data: shown(id, found), meta: { 'session-token': `token of ${id}` } })
    }
    return say(200, { data: shown(id, found) })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  persona.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return persona
}

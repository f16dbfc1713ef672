import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isFromPersona, readEvent } from './persona-webhook.ts'

const now = Date.UTC(2026, 2, 15, 9)
const seconds = now / 1000
const secrets = ['wbhsec_new', 'wbhsec_old']
const event = (inquiry: unknown, name = 'inquiry.approved') =>
  JSON.stringify({ data: { type: 'event', id: 'evt_00000001', attributes: { name, payload: { data: inquiry } } } })
const inquiry = {
  type: 'inquiry',
  id: 'inq_00000001',
  attributes: { status: 'approved', 'reference-id': 'a-profile', 'name-first': 'Noura' },
}
const body = event(inquiry)
const sign = (secret: string, at = seconds, text = body) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`

describe('isFromPersona and readEvent', () => {
  it.each([
    ['with the secret in force', sign('wbhsec_new')],
    ['with the one it takes the place of', sign('wbhsec_old')],
    ['with both, one of which we do not know', `${sign('wbhsec_other')} ${sign('wbhsec_new')}`],
    ['almost five minutes ago', sign('wbhsec_new', seconds - 299)],
  ])('accept a message that was signed %s', (_, header) => expect(isFromPersona(header, body, secrets, now)).toBe(true))

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['another secret', sign('wbhsec_other')],
    ['a signature of another body', sign('wbhsec_new', seconds, `${body} `)],
    ['a time that was not signed', sign('wbhsec_new', seconds - 1000).replace(/t=\d+/, `t=${seconds}`)],
    ['a signature of long ago', sign('wbhsec_new', seconds - 301)],
    ['a signature of tomorrow', sign('wbhsec_new', seconds + 301)],
    ['half a signature', sign('wbhsec_new').slice(0, -2)],
    ['an empty signature', `t=${seconds},v1=`],
  ])('refuse a message with %s', (_, header) => expect(isFromPersona(header, body, secrets, now)).toBe(false))

  it('refuse every message if there is no secret', () => expect(isFromPersona(sign(''), body, [], now)).toBe(false))

  it('read only the inquiry, nothing about the person', () => {
    expect(readEvent(body)).toEqual({
      id: 'evt_00000001',
      inquiry: { id: 'inq_00000001', profileId: 'a-profile', status: 'approved', sessionToken: null },
    })
  })

  it.each([
    ['speaks of an account', event({ type: 'account', id: 'act_1' }, 'account.created')],
    ['has a status nobody knows', event({ ...inquiry, attributes: { ...inquiry.attributes, status: 'pleased' } })],
  ])('find no inquiry in a message that %s', (_, text) => expect(readEvent(text)).toEqual({ id: 'evt_00000001', inquiry: null }))

  it.each(['', '[]', '{"data":{}}', 'null'])('return null for %j', (text) => expect(readEvent(text)).toBeNull())
})

import { expect, test } from 'vitest'
import { carrying, connectWays, shownNumber } from './connect-ways.ts'

const reem = {
  mobile_no: '+966550123478',
  email: 'reem@home.example',
  contactMethods: ['email', 'sms', 'call', 'whatsapp'],
  isPhoneNumberVisible: false,
} as const

test('each chosen way starts where the device expects it', () => {
  expect(connectWays(reem)).toEqual([
    { method: 'whatsapp', address: 'https://wa.me/966550123478', isPage: true },
    { method: 'call', address: 'tel:+966550123478', isPage: false },
    { method: 'sms', address: 'sms:+966550123478', isPage: false },
    { method: 'email', address: 'mailto:reem@home.example', isPage: false },
  ])
})

test('ways that were not chosen, or lack what they need, are not offered', () => {
  expect(connectWays({ ...reem, contactMethods: ['sms'] }).map(({ method }) => method)).toEqual(['sms'])
  expect(connectWays({ ...reem, mobile_no: null }).map(({ method }) => method)).toEqual(['email'])
  expect(connectWays({ ...reem, email: null, contactMethods: ['email'] })).toEqual([])
})

test.each(['a@b.example?bcc=c@d.example', 'a@b.example,c@d.example', 'javascript:alert(1)', 'a b@c.example'])(
  '%s is no mailbox to write to',
  (email) => {
    expect(connectWays({ ...reem, email, contactMethods: ['email'] })).toEqual([])
  },
)

test('the number is read only where its owner shows it', () => {
  expect(shownNumber(reem)).toBeNull()
  expect(shownNumber({ ...reem, isPhoneNumberVisible: true })).toBe('+966550123478')
  expect(shownNumber({ ...reem, isPhoneNumberVisible: true, mobile_no: null })).toBeNull()
})

test('a message is carried by every way that can, whatever stands in it', () => {
  const message = { subject: 'Reel & story', body: 'مرحبًا\n100% “Reel” #1 & more?' }
  const [chat, call, sms, letter] = connectWays(reem).map((way) => carrying(way, message).address)
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(message.body)
  expect(call).toBe('tel:+966550123478')
  expect(decodeURIComponent(sms ?? '')).toBe(`sms:+966550123478?&body=${message.body}`)
  const written = new URL(letter ?? '')
  expect(written.pathname).toBe('reem@home.example')
  expect(written.searchParams.get('subject')).toBe(message.subject)
  expect(written.searchParams.get('body')).toBe(message.body.replace('\n', '\r\n'))
  expect([...written.searchParams.keys()]).toEqual(['subject', 'body'])
})

test('what is typed into a message adds nothing to its address: no second recipient, no other field', () => {
  const message = { subject: 'x&bcc=evil@x.example', body: 'a\r\nbcc: evil@x.example&cc=b' }
  const letter = connectWays({ ...reem, contactMethods: ['email'] }).map((way) => carrying(way, message).address)
  expect([...new URL(letter[0] ?? '').searchParams.keys()]).toEqual(['subject', 'body'])
})

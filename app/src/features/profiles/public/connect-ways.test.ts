import { expect, test } from 'vitest'
import { carrying, connectWays, shownNumber } from './connect-ways.ts'

const reem = {
  mobile_no: '+966550123478',
  email: 'reem@home.example',
  contactMethods: ['email', 'sms', 'call', 'whatsapp'],
  isPhoneNumberVisible: false,
} as const

test('connectWays returns the address that the device expects for each chosen method', () => {
  expect(connectWays(reem)).toEqual([
    { method: 'whatsapp', address: 'https://wa.me/966550123478', isPage: true },
    { method: 'call', address: 'tel:+966550123478', isPage: false },
    { method: 'sms', address: 'sms:+966550123478', isPage: false },
    { method: 'email', address: 'mailto:reem@home.example', isPage: false },
  ])
})

test('connectWays omits methods that were not chosen or lack their number or address', () => {
  expect(connectWays({ ...reem, contactMethods: ['sms'] }).map(({ method }) => method)).toEqual(['sms'])
  expect(connectWays({ ...reem, mobile_no: null }).map(({ method }) => method)).toEqual(['email'])
  expect(connectWays({ ...reem, email: null, contactMethods: ['email'] })).toEqual([])
})

test.each(['a@b.example?bcc=c@d.example', 'a@b.example,c@d.example', 'javascript:alert(1)', 'a b@c.example'])(
  'connectWays rejects the invalid mailbox %s',
  (email) => {
    expect(connectWays({ ...reem, email, contactMethods: ['email'] })).toEqual([])
  },
)

test('shownNumber returns the number only if its owner shows it', () => {
  expect(shownNumber(reem)).toBeNull()
  expect(shownNumber({ ...reem, isPhoneNumberVisible: true })).toBe('+966550123478')
  expect(shownNumber({ ...reem, isPhoneNumberVisible: true, mobile_no: null })).toBeNull()
})

test('carrying adds a message with any characters to every method that can contain one', () => {
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

test('carrying escapes the message, so that it cannot add a recipient or a field', () => {
  const message = { subject: 'x&bcc=evil@x.example', body: 'a\r\nbcc: evil@x.example&cc=b' }
  const letter = connectWays({ ...reem, contactMethods: ['email'] }).map((way) => carrying(way, message).address)
  expect([...new URL(letter[0] ?? '').searchParams.keys()]).toEqual(['subject', 'body'])
})

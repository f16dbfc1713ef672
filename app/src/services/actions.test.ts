import { expect, test } from 'vitest'
import { hashOf } from '#graphql/transport.ts'
import type { PushBrowser } from '#platform/push-browser.ts'
import { SignOutDocument } from '#session/signOut.generated.ts'
import { SwitchLanguageDocument } from '#session/switchLanguage.generated.ts'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { tokensFor } from '#session/testing/tokens.ts'
import { agreeOnLanguage, chooseLanguage, followLanguage, signOut } from './actions.ts'
import { createServices } from './services.ts'

const noura = tokensFor('noura', 'networker')

function setUp({ signedIn = false, stored }: { signedIn?: boolean; stored?: string } = {}) {
  const local = createSharedBox()
  if (signedIn)
    for (const [key, value] of [
      ['access-token', noura.access],
      ['refresh-token', noura.refresh],
    ] as const)
      local.values.set(key, value)
  if (stored) local.values.set('language', stored)
  const sent: { id: unknown; variables: unknown }[] = []
  const loads: string[] = []
  const services = createServices(
    {
      fetch: async (_url, init) => {
        sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number])
        return new Response(JSON.stringify({ data: { switchLanguage: { __typename: 'Ack', success: true } } }))
      },
      origin: 'https://wasla.example',
      localStorage: () => local.tab(),
      sessionStorage: () => createSharedBox().tab(),
      locks: undefined,
      clock: { now: () => 0 },
      random: () => 0,
      newToken: () => 'device',
      leaveFor: () => {},
      hasNetwork: () => true,
      startTimer: () => () => {},
      push: async () => {
        loads.push('push')
        return { unsubscribe: async () => void loads.push('unsubscribed') } as unknown as PushBrowser
      },
      log: () => {},
    },
    () => {},
  )
  const tab = createSharedBox().tab()
  return { services: { ...services, tabBox: tab }, local, sent, loads }
}

const reported = (sent: { id: unknown; variables: unknown }[]) =>
  sent.filter(({ id }) => id === hashOf(SwitchLanguageDocument)).map(({ variables }) => variables)

test('the first visit uses the stored language, or English if none is stored', () => {
  expect(setUp({ stored: 'ar' }).services.messages.read().language).toBe('ar')
  expect(setUp().services.messages.read().language).toBe('en')
  expect(setUp({ stored: 'ar-<script>' }).services.messages.read().language).toBe('en')
})

test('a language that a member chooses is shown, stored and sent to the server', async () => {
  const { services, local, sent } = setUp({ signedIn: true })
  await chooseLanguage(services, 'ar')
  expect(services.messages.read().language).toBe('ar')
  expect(local.values.get('language')).toBe('ar')
  expect(reported(sent)).toEqual([{ language: 'ar' }])
})

test('a language chosen before sign-in is stored, and sent after sign-in even if the profile has another language', async () => {
  const { services, sent } = setUp()
  await chooseLanguage(services, 'ar')
  expect(reported(sent)).toEqual([])
  services.session.signIn(noura)
  await agreeOnLanguage(services, 'en')
  expect(services.messages.read().language).toBe('ar')
  expect(reported(sent)).toEqual([{ language: 'ar' }])
})

test('if no language was chosen before sign-in, the page shows and stores the profile’s language', async () => {
  const { services, local, sent } = setUp({ signedIn: true })
  await agreeOnLanguage(services, 'ar')
  expect(services.messages.read().language).toBe('ar')
  expect(local.values.get('language')).toBe('ar')
  expect(reported(sent)).toEqual([])
})

test('an answer that the server sent before it knew a choice does not undo the choice', async () => {
  const { services, sent } = setUp({ signedIn: true })
  await agreeOnLanguage(services, 'en')
  await chooseLanguage(services, 'ar')
  await agreeOnLanguage(services, 'en')
  expect(services.messages.read().language).toBe('ar')
  expect(reported(sent)).toEqual([{ language: 'ar' }])
})

test('a choice made before the profile has loaded overrides the profile', async () => {
  const { services } = setUp({ signedIn: true })
  await chooseLanguage(services, 'ar')
  await agreeOnLanguage(services, 'en')
  expect(services.messages.read().language).toBe('ar')
})

test('the page follows a language chosen in another tab', async () => {
  const { services, local } = setUp()
  local.values.set('language', 'ar')
  await followLanguage(services)
  expect(services.messages.read().language).toBe('ar')
})

test('signing out sends the old token to the server, and does not wait for the answer', () => {
  const { services, sent, local } = setUp({ signedIn: true })
  signOut(services)
  expect(services.session.read()).toMatchObject({ status: 'signedOut', reason: 'signedOut' })
  expect(local.values.has('access-token')).toBe(false)
  expect(sent).toEqual([{ id: hashOf(SignOutDocument), variables: { refreshToken: noura.refresh } }])
})

test('signing out ends the pushes to this device, and loads nothing if there are none', async () => {
  const without = setUp({ signedIn: true })
  signOut(without.services)
  const { services, local, loads } = setUp({ signedIn: true })
  services.storage.keepPushEndpoint('https://push.example/1')
  signOut(services)
  await Promise.resolve()
  await Promise.resolve()
  expect([without.loads, loads, local.values.has('push-endpoint')]).toEqual([[], ['push', 'unsubscribed'], false])
})

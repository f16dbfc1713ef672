import { describe, expect, test } from 'vitest'
import { createPushBrowser, type PushWindow } from './push-browser.ts'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

type Stored = { endpoint: string; key: string }

function setUp(over: Partial<PushWindow> = {}) {
  const state: { stored: Stored | null; made: number; calls: string[] } = { stored: null, made: 0, calls: [] }
  const subscriptionOf = ({ endpoint, key }: Stored) => ({
    endpoint,
    options: { applicationServerKey: bytes(key), userVisibleOnly: true },
    getKey: (name: string) => bytes(name === 'auth' ? 'secret' : 'point?>'),
    async unsubscribe() {
      state.calls.push(`end ${endpoint}`)
      state.stored = null
      return true
    },
  })
  const pushManager = {
    getSubscription: async () => (state.stored ? subscriptionOf(state.stored) : null),
    async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
      state.stored ??= { endpoint: `https://push.example/${(state.made += 1)}`, key: atob(String(applicationServerKey)) }
      return subscriptionOf(state.stored)
    },
  } as unknown as PushManager
  const browser = createPushBrowser({
    workers: { getRegistration: async () => ({ pushManager }), ready: Promise.resolve({ pushManager }) },
    notifications: { permission: 'default', requestPermission: async () => 'granted' },
    hasPushes: true,
    device: { userAgent: 'Mozilla/5.0 (Linux; Android 16)', maxTouchPoints: 5, isInstalled: false },
    register: async () => void state.calls.push('register'),
    startTimer: () => () => {},
    ...over,
  })
  return { browser, state }
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const tablet = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

describe('support', () => {
  test.each<[string, Partial<PushWindow>, string]>([
    ['a browser with everything', {}, 'yes'],
    ['a browser without pushes', { hasPushes: false }, 'no'],
    ['a page without service workers', { workers: undefined }, 'no'],
    [
      'an iPhone before the app is on the home screen',
      { hasPushes: false, device: { userAgent: phone, maxTouchPoints: 5, isInstalled: false } },
      'homeScreen',
    ],
    ['an old iPhone with the app', { hasPushes: false, device: { userAgent: phone, maxTouchPoints: 5, isInstalled: true } }, 'no'],
    ['an iPad', { notifications: undefined, device: { userAgent: tablet, maxTouchPoints: 5, isInstalled: false } }, 'homeScreen'],
    ['a Mac', { hasPushes: false, device: { userAgent: tablet, maxTouchPoints: 0, isInstalled: false } }, 'no'],
  ])('of %s', (_, over, support) => expect(setUp(over).browser.support()).toBe(support))
})

describe('a subscription', () => {
  test('is made after the service worker has started, with its keys in base64url', async () => {
    const { browser, state } = setUp()
    expect(await browser.subscription()).toBeNull()
    const made = await browser.subscribe(btoa('our key'))
    expect(made).toEqual({ endpoint: 'https://push.example/1', p256dh: 'cG9pbnQ_Pg', auth: 'c2VjcmV0', publicKey: 'b3VyIGtleQ' })
    expect(await browser.subscription()).toEqual(made)
    expect(state.calls).toEqual(['register'])
  })

  test('stays if it was made with the same key, and is replaced if not', async () => {
    const { browser, state } = setUp()
    state.stored = { endpoint: 'https://push.example/former', key: 'ours' }
    expect((await browser.subscribe('b3Vycw')).endpoint).toBe('https://push.example/former')
    expect((await browser.subscribe('dGhlaXJz')).endpoint).toBe('https://push.example/1')
    expect(state.calls).toEqual(['register', 'register', 'end https://push.example/former'])
  })

  test('ends, also if there is none', async () => {
    const { browser, state } = setUp()
    await browser.subscribe('b3Vycw')
    await browser.unsubscribe()
    await browser.unsubscribe()
    expect(state.calls).toEqual(['register', 'end https://push.example/1'])
  })

  test('fails if the service worker does not start, or cannot be registered', async () => {
    const late: PushWindow['startTimer'] = (run) => {
      run()
      return () => {}
    }
    const never = { getRegistration: async () => undefined, ready: new Promise<never>(() => {}) }
    await expect(setUp({ workers: never, startTimer: late }).browser.subscribe('b3Vycw')).rejects.toThrow('does not start')
    await expect(setUp({ register: () => Promise.reject(new TypeError('404')) }).browser.subscribe('b3Vycw')).rejects.toThrow('404')
  })
})

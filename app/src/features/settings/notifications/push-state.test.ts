import { expect, test } from 'vitest'
import { obstacleOf, pushStateOf, type DeviceFacts, type PushState, type ServerFacts } from './push-state.ts'

const subscription = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', publicKey: 'key' }
const device: DeviceFacts = { support: 'yes', permission: 'granted', subscription }
const server: ServerFacts = { publicKey: 'key', isSubscribed: true }

test.each<[string, PushState, Partial<DeviceFacts>, Partial<ServerFacts>]>([
  ['if browser and server agree', 'on', {}, {}],
  ['before the reader has answered', 'off', { permission: 'default', subscription: null }, { isSubscribed: false }],
  ['if the browser has no subscription', 'off', { subscription: null }, { isSubscribed: false }],
  ['if the server does not know the subscription', 'off', {}, { isSubscribed: false }],
  ['if the subscription was made with a former key', 'off', { subscription: { ...subscription, publicKey: 'former' } }, {}],
  ['if the reader refused', 'blocked', { permission: 'denied' }, {}],
  ['if the browser cannot', 'unsupported', { support: 'no', permission: 'denied' }, {}],
  ['before the app is on the home screen', 'homeScreen', { support: 'homeScreen', permission: 'denied' }, {}],
  ['if the deployment pushes nothing', 'unavailable', { support: 'no' }, { publicKey: null }],
])('the state %s is %s', (_, state, ofDevice, ofServer) => {
  expect(pushStateOf({ ...device, ...ofDevice }, { ...server, ...ofServer })).toBe(state)
})

test('a device that is on or off has no obstacle', () => {
  expect((['on', 'off', 'blocked', 'unsupported'] as const).map(obstacleOf)).toEqual([null, null, 'blocked', 'unsupported'])
})

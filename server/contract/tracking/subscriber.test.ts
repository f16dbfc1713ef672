import { expect, it } from 'vitest'
import { subscriberOf } from './subscriber.ts'

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2ff::/64', '2001:db8:1::/48'],
  ['2001:db8:2:0::/64', '2001:db8:2::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('subscriberOf the network %s is %s', (network, subscriber) => expect(subscriberOf(network)).toBe(subscriber))

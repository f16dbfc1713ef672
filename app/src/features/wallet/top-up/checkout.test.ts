import { expect, it } from 'vitest'
import { checkoutOf } from './checkout.ts'

const origin = 'https://wasla.example'

it.each([
  ['/wallet?topUp=1', { kind: 'page', path: '/wallet?topUp=1' }],
  ['https://wasla.example/wallet?topUp=1', { kind: 'page', path: '/wallet?topUp=1' }],
  ['/demo/checkout/pay_1', { kind: 'site', address: 'https://wasla.example/demo/checkout/pay_1' }],
  ['https://pay.example/x', { kind: 'site', address: 'https://pay.example/x' }],
  ['http://pay.example/x', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('checkoutOf parses %s as %j', (address, checkout) => expect(checkoutOf(address, origin, '/wallet')).toEqual(checkout))

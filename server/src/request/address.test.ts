import { describe, expect, it } from 'vitest'
import { callerAddress, networkOf } from './address.ts'

describe('networkOf and callerAddress', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['<script>', 'unknown'],
  ])('turns %s into %s', (address, network) => expect(networkOf(address)).toBe(network))

  it('takes the address of the connection and ignores headers if no proxy is trusted', () => {
    const claim = '198.51.100.1, 203.0.113.7'
    expect(callerAddress('192.0.2.1', claim, 0)).toBe('192.0.2.1')
    expect(callerAddress('192.0.2.1', claim, 1)).toBe('203.0.113.7')
    expect(callerAddress('192.0.2.1', claim, 2)).toBe('198.51.100.1')
    expect(callerAddress('192.0.2.1', undefined, 1)).toBe('192.0.2.1')
  })
})

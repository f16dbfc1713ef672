import { describe, expect, it } from 'vitest'
import { networkReason, reasonOfCase, statusByNetwork, type NetworkHistory } from './networks.ts'

const limits = { perNetwork: 20, perOwnNetwork: 5 }
const network = (over: Partial<NetworkHistory> = {}): NetworkHistory => ({ valid: 0, isOwn: false, decided: null, ...over })

describe('clicks of one link, day and network (Y-06)', () => {
  it.each([
    [{ valid: 19 }, null],
    [{ valid: 20 }, 'TOO_MANY_FROM_NETWORK'],
    [{ valid: 4, isOwn: true }, null],
    [{ valid: 5, isOwn: true }, 'OWN_NETWORK'],
    [{ valid: 5 }, null],
    [{ valid: 30, isOwn: true }, 'OWN_NETWORK'],
  ] as const)('have, on a network with %o, the reason %s', (over, reason) => expect(networkReason(network(over), limits)).toBe(reason))

  it('are held by the general limit if the limit for own networks is higher', () => {
    const generous = { perNetwork: 20, perOwnNetwork: 50 }
    expect(networkReason(network({ valid: 20, isOwn: true }), generous)).toBe('TOO_MANY_FROM_NETWORK')
  })

  it('above the limit are held until their case is decided, and then counted or refused with the case', () => {
    const beyond = (status: 'Open' | 'Counted' | 'Refused') =>
      statusByNetwork(network({ valid: 25, decided: { status, reason: 'OWN_NETWORK', seen: status === 'Counted' ? 80 : 0 } }), limits)
    expect(statusByNetwork(network({ valid: 25 }), limits)).toEqual({ status: 'Held', reason: 'TOO_MANY_FROM_NETWORK' })
    expect(beyond('Open')).toEqual({ status: 'Held', reason: 'TOO_MANY_FROM_NETWORK' })
    expect(beyond('Counted')).toBeNull()
    expect(beyond('Refused')).toEqual({ status: 'Rejected', reason: 'OWN_NETWORK' })
    expect(statusByNetwork(network({ valid: 3, decided: { status: 'Refused', reason: 'OWN_NETWORK', seen: 0 } }), limits)).toBeNull()
  })

  it('beyond the limit count up to the number that the admin let count, and are held after that', () => {
    const after = (valid: number, isOwn: boolean, status: 'Counted' | 'Open' | 'Refused' = 'Counted') =>
      statusByNetwork(network({ valid, isOwn, decided: { status, reason: 'TOO_MANY_FROM_NETWORK', seen: 80 } }), limits)
    expect([after(99, false), after(84, true)]).toEqual([null, null])
    expect(after(100, false)).toEqual({ status: 'Held', reason: 'TOO_MANY_FROM_NETWORK' })
    expect(after(85, true)).toEqual({ status: 'Held', reason: 'OWN_NETWORK' })
    expect(after(100, false, 'Open')).toEqual({ status: 'Held', reason: 'TOO_MANY_FROM_NETWORK' })
    expect(after(100, false, 'Refused')).toEqual({ status: 'Rejected', reason: 'TOO_MANY_FROM_NETWORK' })
  })

  it('change the reason of their case to OWN_NETWORK as soon as a click is held for that reason', () => {
    expect(reasonOfCase(null, 'TOO_MANY_FROM_NETWORK')).toBe('TOO_MANY_FROM_NETWORK')
    expect(reasonOfCase('TOO_MANY_FROM_NETWORK', 'OWN_NETWORK')).toBe('OWN_NETWORK')
    expect(reasonOfCase('OWN_NETWORK', 'TOO_MANY_FROM_NETWORK')).toBe('OWN_NETWORK')
  })
})

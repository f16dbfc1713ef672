import { describe, expect, it } from 'vitest'
import { proxyRequestId } from './request-cause.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = `00-${trace}-00f067aa0ba902b7-01`

describe('proxyRequestId', () => {
  it('returns the trace id of a trusted proxy, else its request id', () => {
    expect(proxyRequestId({ traceparent: parent, 'x-request-id': 'from-the-proxy' }, 1)).toBe(trace)
    expect(proxyRequestId({ 'x-request-id': 'from-the-proxy' }, 1)).toBe('from-the-proxy')
    expect(proxyRequestId({}, 1)).toBeNull()
  })

  it('returns null if no proxy is trusted', () => {
    expect(proxyRequestId({ traceparent: parent, 'x-request-id': 'from-the-proxy' }, 0)).toBeNull()
  })

  it.each([
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `ff-${trace}-00f067aa0ba902b7-01`,
    `00-${trace}`,
    trace.toUpperCase(),
  ])('refuses the trace %s', (traceparent) => {
    expect(proxyRequestId({ traceparent }, 1)).toBeNull()
  })

  it.each(['short', 'a b c d e f g', 'line\nbreak-12', 'x'.repeat(65), '+966500000001', '0500000001', '"quoted-id"'])(
    'refuses the request id %j',
    (given) => {
      expect(proxyRequestId({ 'x-request-id': given }, 1)).toBeNull()
    },
  )
})

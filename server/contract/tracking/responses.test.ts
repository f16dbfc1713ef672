import { describe, expect, it } from 'vitest'
import { postbackResponse, trackResponse, trackRefusals, type TrackRefusalCode } from './responses.ts'

describe('responses of the tracking endpoints (Appendix E, X-25)', () => {
  it.each([
    ['KEY_INVALID', 401],
    ['CLICK_NOT_FOUND', 404],
    ['EVENT_NOT_FOR_OBJECTIVE', 409],
    ['ATTRIBUTION_WINDOW_PASSED', 410],
    ['BODY_INVALID', 422],
    ['RATE_LIMITED', 429],
  ] as const)('for %s have status %i, both as JSON and as text', (code, status) => {
    expect(trackResponse({ code })).toEqual({ status, body: { error: { code, message: trackRefusals[code].message } } })
    expect(postbackResponse({ code })).toEqual({ status, text: `ERROR ${code}` })
  })

  it('have status 202 for a new conversion and 200 for a known conversion', () => {
    const taken = { id: 'c', status: 'Approved', isRepeat: false } as const
    expect(trackResponse(taken)).toEqual({ status: 202, body: { id: 'c', status: 'Approved' } })
    expect(trackResponse({ ...taken, isRepeat: true }).status).toBe(200)
    expect(postbackResponse(taken)).toEqual({ status: 202, text: 'OK' })
  })

  it('contain the wrong fields and the waiting time if there are any; no two codes share a status', () => {
    expect(trackResponse({ code: 'RATE_LIMITED', retryAfter: 7 }).retryAfter).toBe(7)
    expect(trackResponse({ code: 'BODY_INVALID', fields: [{ path: 'amount', rule: 'format' }] }).body['error']).toMatchObject({
      fields: [{ path: 'amount', rule: 'format' }],
    })
    const statuses = (Object.keys(trackRefusals) as TrackRefusalCode[]).map((code) => trackRefusals[code].status)
    expect(new Set(statuses).size).toBe(statuses.length)
  })
})

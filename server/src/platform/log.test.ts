import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function recorded(write: (log: ReturnType<typeof createLog>) => void) {
  let lines = ''
  write(createLog('debug', { write: (line) => void (lines += line) }))
  return lines
}

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1In0.c2lnbmF0dXJl'
const secrets = [
  '+966500000001',
  '00966500000001',
  '0500000001',
  '050 000 0001',
  '٠٥٠٠٠٠٠٠٠١',
  '123456',
  '٤٥٦٧٨٩',
  token,
  'Bearer abc.def',
  'noura@example.com',
]

describe('createLog', () => {
  it.each(secrets)('never writes %s, at any place of a message or field', (secret) => {
    const lines = recorded((log) => {
      log.info(`sent to ${secret}.`, { note: `was ${secret}`, deep: { list: [{ value: secret }] } })
      log.error('failed', { error: new Error(`Key (mobile_no)=(${secret}) already exists`) })
      log.warn('failed', { error: new Error('outer', { cause: new Error(secret) }) })
    })
    expect(lines).not.toContain(secret.replace('Bearer ', ''))
    expect(lines.trim().split('\n')).toHaveLength(3)
  })

  it('hides values by the names of their fields', () => {
    const lines = recorded((log) =>
      log.info('x', {
        accessToken: 'abc',
        refresh_token: 'def',
        otpCode: 'ghi',
        mobileNumber: 'jkl',
        authorization: 'mno',
        inner: { secretKey: 'pqr' },
      }),
    )
    expect(lines).not.toMatch(/abc|def|ghi|jkl|mno|pqr/)
  })

  it('writes fields that help to find a fault: ids, counts, error types and codes', () => {
    const line = recorded((log) =>
      log.error('failed', {
        requestId: '0196c1f4-9a00-7c1e-8d2a-1b2c3d4e5f60',
        milliseconds: 123456,
        error: Object.assign(new TypeError('no such table'), { code: 'SQLITE_ERROR' }),
      }),
    )
    expect(JSON.parse(line)).toMatchObject({
      message: 'failed',
      requestId: '0196c1f4-9a00-7c1e-8d2a-1b2c3d4e5f60',
      milliseconds: 123456,
      error: { type: 'TypeError', message: 'no such table', code: 'SQLITE_ERROR' },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { dateScalar, dateTimeScalar } from './scalars.ts'

describe('DateTime and Date scalars', () => {
  it.each(['2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00Z'])('accept the moment %s', (text) =>
    expect(dateTimeScalar.parseValue(text)).toBe(text),
  )
  it.each(['2026-03-01', '2026-03-01T09:00:00+03:00', '2026-13-01T09:00:00Z', '2026-02-30T09:00:00Z', '2026-03-01T24:00:00Z', 5, null, ''])(
    'refuse %j as a moment',
    (value) => {
      expect(() => dateTimeScalar.parseValue(value)).toThrow('DateTime cannot represent this value.')
    },
  )
  it.each(['2026-03-01', '2024-02-29'])('accept the day %s', (text) => expect(dateScalar.parseValue(text)).toBe(text))
  it.each(['2026-02-29', '2026-02-30', '1447-09-01T00:00:00Z', '٢٠٢٦-٠٣-٠١', 20260301])('refuse %j as a day', (value) => {
    expect(() => dateScalar.parseValue(value)).toThrow('Date cannot represent this value.')
  })
})

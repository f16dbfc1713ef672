import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineRecord, flag, json, orNull, same, type RecordOf } from './record.ts'

type CardsTable = { id: string; service_name: string; price_from: number; is_hidden: 0 | 1 | null; methods: string; secret_key: string }

const card = defineRecord<CardsTable>()({
  id: same,
  serviceName: same,
  priceFrom: same,
  isHidden: orNull(flag),
  methods: json<string[]>(),
})

describe('defineRecord', () => {
  it('reads each named column by its codec, and no other column', () => {
    const row = { id: 'a', service_name: 'Reel', price_from: 100, is_hidden: 1 as const, methods: '["CALL"]', secret_key: 'x' }
    expect(card.read(row)).toEqual({ id: 'a', serviceName: 'Reel', priceFrom: 100, isHidden: true, methods: ['CALL'] })
    expectTypeOf<RecordOf<typeof card>>().toEqualTypeOf<{
      id: string
      serviceName: string
      priceFrom: number
      isHidden: boolean | null
      methods: string[]
    }>()
  })

  it('writes only the given fields, null included', () => {
    expect(card.write({ serviceName: 'Story', isHidden: null, priceFrom: undefined })).toEqual({ service_name: 'Story', is_hidden: null })
    expect(card.write({ isHidden: false, methods: [] })).toEqual({ is_hidden: 0, methods: '[]' })
  })

  it('returns its columns for a query', () => {
    expect(card.columns('c')).toEqual(['c.id', 'c.service_name', 'c.price_from', 'c.is_hidden', 'c.methods'])
  })
})

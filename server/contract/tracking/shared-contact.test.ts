import { describe, expect, it } from 'vitest'
import { sharedBy } from './shared-contact.ts'

const phone = '+966551234567'
const iban = 'SA0380000000608010167519'

describe('contacts of a participant and an owner', () => {
  it('are shared if a phone number or an IBAN is the same', () => {
    expect(sharedBy({ phones: [phone], ibans: [] }, { phones: ['+966550000000', phone], ibans: [] })).toEqual(['PHONE'])
    expect(sharedBy({ phones: [], ibans: [iban] }, { phones: [phone], ibans: [iban] })).toEqual(['BANK_ACCOUNT'])
    expect(sharedBy({ phones: [phone], ibans: [iban] }, { phones: [phone], ibans: [iban] })).toEqual(['PHONE', 'BANK_ACCOUNT'])
    expect(sharedBy({ phones: [phone], ibans: [] }, { phones: ['+966550000000'], ibans: [iban] })).toEqual([])
  })

  it('are not shared if they are empty, as in erased accounts', () => {
    expect(sharedBy({ phones: [null, ''], ibans: [''] }, { phones: [null, ''], ibans: [''] })).toEqual([])
  })
})

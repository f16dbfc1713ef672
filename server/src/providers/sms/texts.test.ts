import { describe, expect, it } from 'vitest'
import { smsKinds } from '@wasla/contract/notifications/sms-kinds.ts'
import { invitationPath } from '@wasla/contract/invites/record.ts'
import { languages } from '@wasla/contract/platform/language.ts'
import { onePart, smsMessage } from './texts.ts'

const product = { en: 'Wasla', ar: 'وصلة' }
const link = `https://wasla.sa${invitationPath('ABCD2345')}`
/** Characters in one part of a message in the basic alphabet of telephones. */
const onePartInEnglish = 160

describe.each(languages)('texts of messages in %s', (language) => {
  const limit = language === 'ar' ? onePart : onePartInEnglish

  it.each(smsKinds)('fit into one part, with every placeholder filled: %s', (kind) => {
    const { text } = smsMessage(kind, '+966512345678', language, { code: '042137', product: product[language], link })
    expect(text.length).toBeLessThanOrEqual(limit)
    expect(text).toContain(product[language])
    expect(text).not.toMatch(/[{}]/)
  })

  it('begin with the code, so that telephones find it', () => {
    expect(smsMessage('code', '+966512345678', language, { code: '042137', product: product[language] }).text).toMatch(/^042137/)
  })
})

import { describe, expect, it } from 'vitest'
import { languages } from '@wasla/contract/platform/language.ts'
import { onePart, smsMessage } from './texts.ts'

describe('texts of messages', () => {
  it.each(languages)('fit into one part in %s, with nothing left to fill in', (language) => {
    const { text } = smsMessage('code', '+966512345678', language, { code: '042137', product: { en: 'Wasla', ar: 'وصلة' }[language] })
    expect(text.length).toBeLessThanOrEqual(onePart)
    expect(text).toMatch(/^042137/)
    expect(text).not.toMatch(/[{}]/)
  })
})

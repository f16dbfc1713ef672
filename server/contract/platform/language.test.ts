import { describe, expect, it } from 'vitest'
import { readLanguage } from './language.ts'

describe('the language of a request', () => {
  it.each([
    ['ar', 'ar'],
    ['ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
    ['en-GB', 'en'],
    ['fr-FR,ar;q=0.5', 'ar'],
    ['AR', 'ar'],
    [null, 'en'],
    ['', 'en'],
    ['fr', 'en'],
    ['../../x', 'en'],
    ['ar-<script>', 'en'],
    ['ar\r\nx: y', 'en'],
    ['arabic', 'en'],
    [`ar,${'x'.repeat(9000)}`, 'en'],
  ] as const)('is, for the header %j, %s', (header, language) => expect(readLanguage(header)).toBe(language))
})

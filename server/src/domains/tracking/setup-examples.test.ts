import { createContext, runInContext, Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { readBody, readQuery } from '@wasla/contract/tracking/conversion-body.ts'
import { examplesOf, setupOf, type SetupFacts } from '@wasla/contract/tracking/setup.ts'
import { conversionEvents } from '@wasla/contract/tracking/record.ts'
import { sampleNow } from '@wasla/contract/tracking/testing/sample.ts'

const facts: SetupFacts = {
  publicUrl: 'https://wasla.example',
  event: 'SALE',
  publishableKey: 'wpk_page',
  postbackKey: 'wbk_partner',
  secretKey: null,
}
const codeOf = (way: string, over: Partial<SetupFacts> = {}) => examplesOf({ ...facts, ...over }).find((one) => one.way === way)?.code ?? ''
const scriptOf = (html: string) => html.replace(/<\/?script>/g, '')
const queryOf = (url: string) => {
  const { searchParams } = new URL(url)
  return (name: string) => searchParams.get(name)
}

describe('the examples', () => {
  it('report what the endpoint takes, from curl, JavaScript and PHP', () => {
    for (const event of conversionEvents) {
      const body = /-d '(.*)'/.exec(codeOf('CURL', { event }))?.[1] ?? ''
      expect(readBody(body, sampleNow).conversion).toMatchObject({ event, amount: event === 'SALE' ? 249_90 : null })
      expect(codeOf('JAVASCRIPT', { event })).toContain(body)
      for (const [name, value] of Object.entries(JSON.parse(body) as object))
        expect(codeOf('PHP', { event })).toContain(`'${name}' => '${value}'`)
    }
  })

  it('are sound JavaScript', () => {
    expect(() => new Script(`async () => { ${codeOf('JAVASCRIPT')} }`)).not.toThrow()
  })

  it('name the secret only in the answer that made it', () => {
    expect(codeOf('CURL')).toContain('Bearer YOUR_SECRET_KEY')
    expect(codeOf('CURL', { secretKey: 'wsk_new' })).toContain('Bearer wsk_new')
    for (const way of ['PIXEL', 'POSTBACK', 'SHOP']) expect(codeOf(way, { secretKey: 'wsk_new' })).not.toContain('wsk_new')
  })

  it('of a page keep the click of the landing and load the pixel with it, which takes it', () => {
    const loaded: string[] = []
    const page = {
      document: { cookie: '' },
      location: { search: '?utm_source=tiktok&nw_click_id=click%201' },
      URLSearchParams,
      decodeURIComponent,
      encodeURIComponent,
      Image: class {
        set src(url: string) {
          loaded.push(url)
        }
      },
    }
    const context = createContext(page)
    runInContext(scriptOf(codeOf('SHOP')), context)
    expect(page.document.cookie).toBe('nw_click_id=click%201; path=/; max-age=2592000; samesite=lax; secure')
    page.document.cookie = `first=1; ${page.document.cookie.split(';')[0]}; last=2`
    runInContext(scriptOf(codeOf('PIXEL')), context)
    expect(loaded).toHaveLength(1)
    expect(readQuery(queryOf(loaded[0] ?? ''), 'PIXEL', sampleNow).conversion).toMatchObject({
      clickId: 'click 1',
      event: 'SALE',
      amount: 249_90,
    })
    page.document.cookie = 'other=1'
    runInContext(scriptOf(codeOf('PIXEL')), context)
    expect(loaded).toHaveLength(1)
  })

  it('of a partner is an address that is taken once its macros are filled in', () => {
    const filled = codeOf('POSTBACK').replace('{click_id}', 'c').replace('{external_id}', 'o').replace('{amount}', '5')
    expect(readQuery(queryOf(filled), 'POSTBACK', sampleNow).conversion).toMatchObject({ clickId: 'c', externalId: 'o', amount: 500 })
    expect(queryOf(filled)('key')).toBe('wbk_partner')
  })

  it('stand in the card beside its moments', () => {
    const moments = {
      lastConversionAt: sampleNow,
      lastTestAt: null,
      rotatedAt: null,
      formerKeysUntil: null,
      hasSecretKey: true,
      differingReports: 0,
    }
    expect(setupOf('p', facts, moments)).toMatchObject({
      programId: 'p',
      conversionUrl: 'https://wasla.example/track/conversion',
      lastConversionAt: '2026-03-16T09:00:00.000Z',
      secretKey: null,
    })
  })
})

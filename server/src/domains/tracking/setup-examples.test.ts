import { createContext, runInContext, Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { clickParameters, readClickId } from '@wasla/contract/programs/dry-run/visit.ts'
import { readBody, readQuery } from '@wasla/contract/tracking/conversion-body.ts'
import { examplesOf, setupOf, type SetupFacts } from '@wasla/contract/tracking/setup.ts'
import { conversionEvents } from '@wasla/contract/tracking/record.ts'
import { sampleNow } from '@wasla/contract/tracking/testing/sample.ts'

const facts: SetupFacts = {
  publicUrl: 'https://wasla.example',
  event: 'SALE',
  countsBy: 'LINKS',
  trackingUrl: 'https://shop.example/',
  publishableKey: 'wpk_page',
  postbackKey: 'wbk_partner',
  secretKey: null,
}
const clickId = '0198f3a0-0000-7000-8000-000000000002'
const olderId = '0198f3a0-0000-7000-8000-000000000001'
const codeOf = (way: string, over: Partial<SetupFacts> = {}) => examplesOf({ ...facts, ...over }).find((one) => one.way === way)?.code ?? ''
/** Replaces the placeholders, as a brand does, by a click id and a number that the endpoint accepts. */
const withNumbers = (text: string) => text.replace('CLICK_ID', clickId).replace('ORDER_NUMBER', '9001')
const scriptOf = (html: string) => html.replace(/<\/?script>/g, '')
const queryOf = (url: string) => {
  const { searchParams } = new URL(url)
  return (name: string) => searchParams.get(name)
}

describe('the examples of the setup card', () => {
  it('send reports that the endpoint accepts, in curl, JavaScript and PHP', () => {
    for (const event of conversionEvents) {
      const body = /-d '(.*)'/.exec(codeOf('CURL', { event }))?.[1] ?? ''
      expect(readBody(withNumbers(body), sampleNow).conversion).toMatchObject({ event, amount: event === 'SALE' ? 249_90 : null })
      expect(codeOf('JAVASCRIPT', { event })).toContain(body)
      for (const [name, value] of Object.entries(JSON.parse(body) as object))
        expect(codeOf('PHP', { event })).toContain(`'${name}' => '${value}'`)
    }
  })

  it('are valid JavaScript', () => {
    expect(() => new Script(`async () => { ${codeOf('JAVASCRIPT')} }`)).not.toThrow()
  })

  it('contain the secret only in the response that creates it', () => {
    expect(codeOf('CURL')).toContain('Bearer YOUR_SECRET_KEY')
    expect(codeOf('CURL', { secretKey: 'wsk_new' })).toContain('Bearer wsk_new')
    for (const way of ['PIXEL', 'POSTBACK', 'SHOP']) expect(codeOf(way, { secretKey: 'wsk_new' })).not.toContain('wsk_new')
  })

  it.each([
    ['https://shop.example/', '?utm_source=tiktok&nw_click_id=ID', ''],
    ['https://shop.example/?ref={click_id}', '?ref=ID', ''],
    ['https://shop.example/?ref={click_id}', '?ref=', ''],
    ['https://shop.example/?ref={click_id}', '?other=ID&ref=12', '#/ref'],
    ['https://shop.example/?sub=a-{click_id}-b', '?sub=a-ID-b', ''],
    ['https://shop.example/#/cups?ref={click_id}', '', '#/cups?ref=ID'],
    ['https://shop.example/#ref={click_id}', '?a=%E0%A4%A', '#ref=ID'],
    ['https://shop.example/?%D9%85%D8%B1%D8%AC%D8%B9={click_id}', '?%D9%85%D8%B1%D8%AC%D8%B9=ID', ''],
    ['https://shop.example/?a+b={click_id}', '?a%20b=ID', ''],
    ['https://shop.example/?%3C/script%3E={click_id}', '?%3C/script%3E=ID', ''],
  ])(
    'read the same click id from the shop’s page as the pre-publish check reads from an address: %s opened as %s%s',
    (trackingUrl, search, hash) => {
      const [query, fragment] = [search.replace('ID', clickId), hash.replace('ID', clickId)]
      const written: string[] = []
      const document = {
        get cookie() {
          return written.filter((one) => one.includes(clickId)).map((one) => one.split(';')[0])[0] ?? ''
        },
        set cookie(one: string) {
          written.push(one)
        },
      }
      const code = codeOf('SHOP', { trackingUrl })
      expect(code.match(/<\/script>/g)).toHaveLength(1)
      runInContext(
        scriptOf(code),
        createContext({ document, location: { search: query, hash: fragment, hostname: 'shop.example', protocol: 'https:' } }),
      )
      const read = readClickId(`https://shop.example/${query}${fragment}`, clickParameters(trackingUrl))
      expect(written.at(-1)).toBe(
        read ? `nw_click_id=${read.id}; path=/; max-age=2592000; samesite=lax; secure; domain=example` : undefined,
      )
    },
  )

  it('load the pixel with the newest click id on a thank-you page, and load nothing without a click id', () => {
    const loaded: string[] = []
    const page = {
      document: { cookie: `first=1; nw_click_id=${clickId}; nw_click_id=${olderId}; last=2` },
      URLSearchParams,
      Image: class {
        set src(url: string) {
          loaded.push(url)
        }
      },
    }
    const context = createContext(page)
    runInContext(scriptOf(codeOf('PIXEL')), context)
    expect(loaded).toHaveLength(1)
    expect(readQuery(queryOf(withNumbers(loaded[0] ?? '')), 'PIXEL', sampleNow).conversion).toMatchObject({
      clickId,
      event: 'SALE',
      amount: 249_90,
    })
    page.document.cookie = 'other=1'
    runInContext(scriptOf(codeOf('PIXEL')), context)
    expect(loaded).toHaveLength(1)
  })

  it('contain a postback address that is accepted once its macros are filled in', () => {
    const filled = codeOf('POSTBACK').replace('{click_id}', 'c').replace('{external_id}', 'o').replace('{amount}', '5')
    expect(readQuery(queryOf(filled), 'POSTBACK', sampleNow).conversion).toMatchObject({ clickId: 'c', externalId: 'o', amount: 500 })
    expect(queryOf(filled)('key')).toBe('wbk_partner')
  })

  it('are part of the setup, which also has the times of reports and keys', () => {
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

import { queryNames } from '@wasla/contract/tracking/conversion-body.ts'
import { destination, destinationParts } from '@wasla/contract/tracking/destination.ts'
import { examplesOf, trackPaths } from '@wasla/contract/tracking/setup.ts'
import { openMemberApi } from '../harness/member-api.ts'
import { publishForSales } from '../harness/results.ts'
import { visitShop } from '../harness/shop-pages.ts'
import { expect, test } from '../harness/test.ts'

test.use({ server: 'snippets' })

const publicUrl = 'https://wasla.example'
const first = '0198f3a0-0000-7000-8000-000000000001'
const second = '0198f3a0-0000-7000-8000-000000000002'

const snippetsOf = (trackingUrl: string) => {
  const facts = {
    publicUrl,
    event: 'SALE',
    countsBy: 'LINKS',
    trackingUrl,
    publishableKey: 'wpk_1',
    postbackKey: 'wbk_1',
    secretKey: null,
  } as const
  const codeOf = (way: string) => examplesOf(facts).find((example) => example.way === way)?.code ?? ''
  return { landing: codeOf('SHOP'), pixel: codeOf('PIXEL') }
}

const addressOf = (trackingUrl: string, clickId: string) =>
  destination(destinationParts({ trackingUrl, programId: 'p', channel: 'OTHER', mayCount: true }) ?? [], clickId)

const unchanged = (address: string) => address
/** A brand’s redirect that drops our click id and keeps the brand’s own parameter. */
const dropping = (address: string) => address.replace(/nw_click_id=[^&#]*&?/, '')

type Form = {
  name: string
  trackingUrl: string
  thanks: string
  /** How the brand’s own redirects change the address. */
  arrive?: (address: string) => string
}

/** Every form of landing page address that K-17 allows, and every kind of host on which a snippet runs. */
const forms: readonly Form[] = [
  { name: 'a path', trackingUrl: 'https://www.nabt.example/gifts', thanks: 'https://www.nabt.example/thanks' },
  { name: 'a query', trackingUrl: 'https://www.nabt.example/?a=1&b', thanks: 'https://www.nabt.example/thanks' },
  { name: 'another subdomain', trackingUrl: 'https://www.nabt.example/', thanks: 'https://pay.shop.nabt.example/thanks' },
  { name: 'the bare domain', trackingUrl: 'https://nabt.example/', thanks: 'https://pay.nabt.example/thanks' },
  { name: 'a domain below a public suffix', trackingUrl: 'https://www.nabt.com.sa/', thanks: 'https://pay.nabt.com.sa/thanks' },
  { name: 'an Arabic domain', trackingUrl: 'https://www.xn--mgbai9azgqp6j.example/', thanks: 'https://xn--mgbai9azgqp6j.example/thanks' },
  { name: 'an id that was stored', trackingUrl: 'https://www.nabt.example/?nw_click_id=old', thanks: 'https://nabt.example/thanks' },
  {
    name: 'an own parameter',
    trackingUrl: 'https://www.nabt.example/?ref={click_id}',
    thanks: 'https://pay.nabt.example/thanks',
    arrive: dropping,
  },
  {
    name: 'an own parameter with more around the id',
    trackingUrl: 'https://www.nabt.example/?sub=net-{click_id}-1',
    thanks: 'https://pay.nabt.example/thanks',
    arrive: dropping,
  },
  {
    name: 'an own parameter in Arabic letters',
    trackingUrl: 'https://www.nabt.example/?%D9%85%D8%B1%D8%AC%D8%B9={click_id}',
    thanks: 'https://pay.nabt.example/thanks',
    arrive: dropping,
  },
  { name: 'a path that holds the id', trackingUrl: 'https://www.nabt.example/c/{click_id}/x', thanks: 'https://pay.nabt.example/thanks' },
  { name: 'a hash', trackingUrl: 'https://www.nabt.example/#gifts', thanks: 'https://pay.nabt.example/thanks' },
  { name: 'a router behind the hash', trackingUrl: 'https://www.nabt.example/#/gifts?a=1', thanks: 'https://www.nabt.example/#/thanks' },
  {
    name: 'an own parameter behind the hash',
    trackingUrl: 'https://www.nabt.example/#ref={click_id}',
    thanks: 'https://pay.nabt.example/#/thanks',
    arrive: dropping,
  },
  {
    name: 'an own parameter of a router behind the hash',
    trackingUrl: 'https://www.nabt.example/#/gifts?ref={click_id}',
    thanks: 'https://pay.nabt.example/#/thanks',
    arrive: dropping,
  },
  { name: 'a workbench', trackingUrl: 'http://localhost:8081/', thanks: 'http://localhost:8081/thanks' },
  { name: 'subdomains of a workbench', trackingUrl: 'http://www.nabt.localhost:8081/', thanks: 'http://pay.nabt.localhost:8081/thanks' },
  { name: 'a number for a host', trackingUrl: 'http://127.0.0.1:8081/', thanks: 'http://127.0.0.1:8081/thanks' },
]

for (const { name, trackingUrl, thanks, arrive = unchanged } of forms)
  test(`the snippets of a shop report the last click of a visitor: ${name}`, { tag: '@rule-desktop-en' }, async ({ browser }) => {
    const snippets = snippetsOf(trackingUrl)
    const pixel = `${publicUrl}${trackPaths.pixel}`
    const isThanks = (url: URL) => url.pathname === '/thanks' || url.pathname === '/'
    const origins = [...new Set([trackingUrl, thanks].map((address) => new URL(address).origin))]
    let place: 'landing' | 'thanks' = 'landing'
    const shop = await visitShop(browser, {
      origins,
      pixel,
      snippetAt: (url) => (place === 'thanks' && isThanks(url) ? snippets.landing + snippets.pixel : snippets.landing),
    })
    const open = async (where: typeof place, address: string) => {
      place = where
      // Opens a blank page first. Otherwise, an address that differs only after the `#` would not load the page again.
      await shop.page.goto('about:blank')
      await shop.page.goto(address)
      await expect(shop.page.getByRole('heading', { name: 'Shop' })).toBeVisible()
    }
    const reported = () => shop.pixels.map(({ searchParams }) => searchParams.get(queryNames.clickId))

    await open('thanks', thanks)
    expect(reported(), 'a visitor who came by nobody’s link').toEqual([])
    for (const [clickId, count] of [
      [first, 1],
      [second, 2],
    ] as const) {
      await open('landing', arrive(addressOf(trackingUrl, clickId)))
      await open('landing', new URL('/other', thanks).href)
      await open('thanks', thanks)
      await expect.poll(() => reported().length).toBe(count)
      expect(reported().at(-1)).toBe(clickId)
    }
    expect(await shop.page.context().cookies()).toHaveLength(1)
    await shop.close()
  })

test('a cookie of an older snippet does not hide a newer click', { tag: '@rule-desktop-en' }, async ({ browser }) => {
  const trackingUrl = 'https://www.nabt.example/'
  const snippets = snippetsOf(trackingUrl)
  const shop = await visitShop(browser, {
    origins: ['https://www.nabt.example', 'https://pay.nabt.example'],
    pixel: `${publicUrl}${trackPaths.pixel}`,
    snippetAt: ({ pathname }) => (pathname === '/thanks' ? snippets.pixel : snippets.landing),
  })
  // The older snippet set its cookie for one host instead of the whole domain.
  for (const url of ['https://www.nabt.example/', 'https://pay.nabt.example/'])
    await shop.page.context().addCookies([{ name: 'nw_click_id', value: first, url }])
  await shop.page.goto(addressOf(trackingUrl, second))
  for (const thanks of ['https://www.nabt.example/thanks', 'https://pay.nabt.example/thanks']) await shop.page.goto(thanks)
  await expect.poll(() => shop.pixels.map(({ searchParams }) => searchParams.get(queryNames.clickId))).toEqual([second, second])
  await shop.close()
})

test(
  'a sale reported by a shop’s page is received, even if the thank-you page is on another subdomain',
  { tag: '@rule-desktop-en' },
  async ({ product, browser }) => {
    const trackingUrl = 'https://www.nabt.example/#/gifts?ref={click_id}'
    const program = await publishForSales(product.address, { milestones: [{ target: 20, riyals: 500 }], budget: 1_000, trackingUrl })
    const networker = await openMemberApi(product.address, 'INFLUENCER')
    await networker('mutation Join($id: ID!) { joinProgram(programId: $id) { programId } }', { id: program.id })
    const { program: joined } = await networker<{ program: { myObjectiveData: { trackingUrl: string } } }>(
      'query Link($id: ID!) { program(programId: $id) { myObjectiveData { trackingUrl } } }',
      { id: program.id },
    )
    const link = joined.myObjectiveData.trackingUrl
    const brand = await openMemberApi(product.address, 'BRAND')
    const setup = async () => {
      const { programTrackingSetup } = await brand<{
        programTrackingSetup: { lastConversionAt: string | null; examples: { way: string; code: string }[] }
      }>('query Setup($id: ID!) { programTrackingSetup(programId: $id) { lastConversionAt examples { way code } } }', { id: program.id })
      return programTrackingSetup
    }
    const { examples, lastConversionAt } = await setup()
    expect(lastConversionAt).toBeNull()
    const codeOf = (way: string) => examples.find((example) => example.way === way)?.code ?? ''
    const shop = await visitShop(browser, {
      origins: ['https://www.nabt.example', 'https://pay.nabt.example'],
      pixel: `${product.address}${trackPaths.pixel}`,
      isPassedOn: true,
      snippetAt: ({ pathname }) => (pathname === '/thanks' ? codeOf('PIXEL').replace('ORDER_NUMBER', '7001') : codeOf('SHOP')),
    })
    // The address has a trailing slash, as if the link had been copied from a sentence.
    await shop.page.goto(`${link}/`)
    await expect(shop.page.getByRole('heading', { name: 'Shop' })).toBeVisible()
    await shop.page.goto('https://pay.nabt.example/thanks')
    await expect.poll(async () => (await setup()).lastConversionAt).not.toBeNull()
    await shop.close()
  },
)

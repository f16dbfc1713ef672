import type { Browser } from 'playwright/test'

/** The head of a page of a shop, with the snippet that its brand pasted into it. */
const pageWith = (snippet: string) => `<!doctype html><meta charset="utf-8"><title>Shop</title><h1>Shop</h1>${snippet}`
const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

type ShopPages = {
  /** Every address below these origins is a page of the shop. */
  origins: readonly string[]
  /** What the brand pasted into the page of an address. */
  snippetAt(url: URL): string
  /** Where pixels are not passed on, the address of the pixel: it is answered here. */
  pixel?: string
}

/** A visitor's browser, in which a shop's pages stand at addresses that nobody has; and the pixels that its pages load. */
export async function visitShop(browser: Browser, { origins, snippetAt, pixel }: ShopPages) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const pixels: URL[] = []
  const answer = (requestId: string, type: string, body: Buffer) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: type }],
      body: body.toString('base64'),
    })
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = new URL(request.url)
    if (origins.includes(url.origin)) return void answer(requestId, 'text/html', Buffer.from(pageWith(snippetAt(url))))
    return void answer(requestId, 'image/gif', image)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/pixel.gif')) pixels.push(url)
  })
  await session.send('Fetch.enable', {
    patterns: [...origins.map((origin) => ({ urlPattern: `${origin}/*` })), ...(pixel ? [{ urlPattern: `${pixel}*` }] : [])],
  })
  return { page, pixels, close: () => context.close() }
}

import { devices, type Browser } from 'playwright/test'

/** Returns a shop page with the snippet that the brand pasted into it. */
const pageWith = (snippet: string) => `<!doctype html><meta charset="utf-8"><title>Shop</title><h1>Shop</h1>${snippet}`
const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

type ShopPages = {
  /** Origins of the shop. Every address with one of these origins is a page of the shop. */
  origins: readonly string[]
  /** Returns the snippet that the brand pasted into the page of an address. */
  snippetAt(url: URL): string
  /** Address of the product’s tracking pixel. */
  pixel: string
  /** Whether pixel requests are forwarded to the product. A browser does not let a public page request the local machine. */
  isPassedOn?: boolean
}

/** Serves the pages of an invented shop to a visitor’s browser, and collects the pixel requests of these pages. */
export async function visitShop(browser: Browser, { origins, snippetAt, pixel, isPassedOn = false }: ShopPages) {
  const context = await browser.newContext({ userAgent: devices['Desktop Chrome'].userAgent })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const pixels: URL[] = []
  const answer = async (requestId: string, type: string, body: Buffer) => {
    try {
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: type }],
        body: body.toString('base64'),
      })
    } catch (error) {
      // The page has navigated, which cancelled this request. The request needs no answer.
      if (!String(error).includes('Invalid InterceptionId')) throw error
    }
  }
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = new URL(request.url)
    if (request.url.startsWith(pixel)) pixels.push(url)
    if (origins.includes(url.origin)) return void answer(requestId, 'text/html', Buffer.from(pageWith(snippetAt(url))))
    if (!isPassedOn) return void answer(requestId, 'image/gif', image)
    void fetch(url).then(async (passed) => answer(requestId, 'image/gif', Buffer.from(await passed.arrayBuffer())))
  })
  await session.send('Fetch.enable', {
    patterns: [...origins, pixel].map((start) => ({ urlPattern: `${start}*` })),
  })
  return { page, pixels, close: () => context.close() }
}

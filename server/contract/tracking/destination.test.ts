import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUrl } from '../platform/url.ts'
import { destination, destinationParts, type DestinationOf } from './destination.ts'

const link = { trackingUrl: 'https://shop.example/', programId: 'p-1', channel: 'OTHER', mayCount: true } as const
const to = (over: Partial<DestinationOf>) => {
  const parts = destinationParts({ ...link, ...over })
  return parts && destination(parts, 'the-id')
}
const ours = 'utm_source=wasla&utm_medium=creator&utm_campaign=p-1'

describe('the address that a visitor is redirected to', () => {
  it.each([
    ['https://shop.example/', `https://shop.example/?nw_click_id=the-id&${ours}`],
    ['https://shop.example/a?b=c&d', `https://shop.example/a?b=c&d&nw_click_id=the-id&${ours}`],
    ['https://shop.example/a#top', `https://shop.example/a?nw_click_id=the-id&${ours}#top`],
    ['https://shop.example/a?b=c#top?x', `https://shop.example/a?b=c&nw_click_id=the-id&${ours}#top?x`],
    ['https://shop.example/p/{click_id}/x', `https://shop.example/p/the-id/x?nw_click_id=the-id&${ours}`],
    ['https://shop.example/?c={click_id}#{click_id}', `https://shop.example/?c=the-id&nw_click_id=the-id&${ours}#the-id`],
    ['https://shop.example/p/%7Bclick_id%7D', `https://shop.example/p/the-id?nw_click_id=the-id&${ours}`],
    ['https://shop.example/?nw_click_id=old&a=1', `https://shop.example/?a=1&nw_click_id=the-id&${ours}`],
  ])('keeps all parts of the stored address: %s', (trackingUrl, address) => expect(to({ trackingUrl })).toBe(address))

  it('names the platform', () => expect(to({ channel: 'TWITTER' })).toContain('utm_source=twitter&'))

  it('does not repeat parameters of the brand’s own address', () =>
    expect(to({ trackingUrl: 'https://shop.example/?UTM_source=theirs&utm_campaign=' })).toBe(
      'https://shop.example/?UTM_source=theirs&utm_campaign=&nw_click_id=the-id&utm_medium=creator',
    ))

  it('has no click id if the click cannot count, so that the shop keeps the id of an earlier click', () => {
    expect(to({ mayCount: false })).toBe(`https://shop.example/?${ours}`)
    expect(to({ mayCount: false, trackingUrl: 'https://shop.example/{click_id}' })).toBe(`https://shop.example/the-id?${ours}`)
    expect(to({ mayCount: false, trackingUrl: 'https://shop.example/?nw_click_id=old&c={click_id}' })).toBe(
      `https://shop.example/?c=&${ours}`,
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/evil', 'ftp://shop.example/', 'nonsense', ''])(
    'is null if the stored address is not a web address: %s',
    (trackingUrl) => expect(to({ trackingUrl })).toBeNull(),
  )

  it('always has the brand’s own host, path and parameters', () => {
    const addresses = fc.webUrl({ withQueryParameters: true, withFragments: true })
    fc.assert(
      fc.property(addresses, fc.uuid(), (trackingUrl, id) => {
        const parts = destinationParts({ ...link, trackingUrl })
        expect(parts).not.toBeNull()
        const from = readUrl(trackingUrl)
        const sent = readUrl(destination(parts ?? [], id))
        expect([sent?.hostname, sent?.port, sent?.pathname, sent?.hash]).toEqual([from?.hostname, from?.port, from?.pathname, from?.hash])
        expect(sent?.search.startsWith(from?.search || '?')).toBe(true)
        expect(sent?.search).toMatch(new RegExp(`[?&]nw_click_id=${id}(?:&|$)`))
      }),
    )
  })
})

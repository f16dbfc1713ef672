import { describe, expect, it } from 'vitest'
import { arrivalOf, clickParameters, hasClickId, readClickId, unwrittenAddress, visitAddress } from './visit.ts'

const id = '0198f3a0-0000-7000-8000-000000000001'
const other = '0198f3a0-0000-7000-8000-00000000000a'

describe('visitAddress', () => {
  it.each([
    ['https://nabt.example/morning', 'https://nabt.example/morning?nw_click_id=c1'],
    ['https://nabt.example/?a=1&b=%20x', 'https://nabt.example/?a=1&b=%20x&nw_click_id=c1'],
    ['https://nabt.example/?', 'https://nabt.example/?nw_click_id=c1'],
    ['https://nabt.example/#cups?x', 'https://nabt.example/?nw_click_id=c1#cups?x'],
    ['https://nabt.example/?q=a?b', 'https://nabt.example/?q=a?b&nw_click_id=c1'],
    ['https://nabt.example/{click_id}?ref={click_id}', 'https://nabt.example/c1?ref=c1&nw_click_id=c1'],
    ['https://nabt.example/?ref=%7Bclick_id%7D', 'https://nabt.example/?ref=c1&nw_click_id=c1'],
    ['https://nabt.example/?ref={click_id%7d', 'https://nabt.example/?ref=c1&nw_click_id=c1'],
    ['https://nabt.example/#/cups?ref={click_id}', 'https://nabt.example/?nw_click_id=c1#/cups?ref=c1'],
    ['https://nabt.example/?nw_click_id=old&a=1', 'https://nabt.example/?a=1&nw_click_id=c1'],
    ['https://nabt.example/?nw%5Fclick_id=old', 'https://nabt.example/?nw_click_id=c1'],
    ['https://nabt.example/?nw_click_id={click_id}&a=1', 'https://nabt.example/?a=1&nw_click_id=c1'],
    ['https://nabt.example/#/cups?nw_click_id=old&a=1', 'https://nabt.example/?nw_click_id=c1#/cups?nw_click_id=c1&a=1'],
  ])('adds the click id to %s as %s', (given, expected) => {
    expect(visitAddress(given, 'c1')).toBe(expected)
    expect(hasClickId(expected, 'c1')).toBe(true)
  })

  it.each([
    ['https://nabt.example/?ref={click_id}&a=1', 'https://nabt.example/?ref=&a=1'],
    ['https://nabt.example/?nw_click_id=old', 'https://nabt.example/'],
    ['https://nabt.example/?a=1#/cups?ref=x-%7Bclick_id%7D', 'https://nabt.example/?a=1#/cups?ref='],
    ['https://nabt.example/p/{click_id}?ref={click_id}', 'https://nabt.example/p/c1?ref='],
  ])('puts no id into parameters if the click is not stored: %s', (given, expected) => expect(unwrittenAddress(given, 'c1')).toBe(expected))

  it('loses the click id if only the host contains it', () => {
    expect(hasClickId('https://c1.example/', 'c1')).toBe(false)
    expect(hasClickId('nowhere', 'c1')).toBe(false)
  })
})

describe('click id parameters', () => {
  it.each([
    ['https://nabt.example/', []],
    ['https://nabt.example/{click_id}', []],
    ['https://nabt.example/?ref={click_id}&sub=a-{click_id}-b', ['ref', 'sub']],
    ['https://nabt.example/?%D9%85%D8%B1%D8%AC%D8%B9=%7Bclick_id%7D', ['مرجع']],
    ['https://nabt.example/?a=1#/cups?ref={click_id}', ['ref']],
    ['https://nabt.example/#ref={click_id}', ['ref']],
    ['https://nabt.example/?nw_click_id={click_id}&{click_id}=1', []],
  ])('of %s are `nw_click_id` and %j', (trackingUrl, own) => expect(clickParameters(trackingUrl)).toEqual(['nw_click_id', ...own]))

  it.each([
    [`https://nabt.example/?ref=${other}&nw_click_id=${id}`, 'nw_click_id'],
    [`https://nabt.example/?ref=a-${id}-b`, 'ref'],
    [`https://nabt.example/?ref=${id.toUpperCase()}`, 'ref'],
    [`https://nabt.example/#/cups?a=1&ref=${id}`, 'ref'],
    [`https://nabt.example/#nw_click_id=${id}`, 'nw_click_id'],
    [`https://nabt.example/?nw_click_id=&ref=${id}`, 'ref'],
  ])('contain the click id in %s', (address, parameter) => expect(readClickId(address, ['nw_click_id', 'ref'])).toEqual({ parameter, id }))

  it.each([
    'https://nabt.example/',
    `https://nabt.example/${id}`,
    `https://nabt.example/?other=${id}`,
    'https://nabt.example/?ref=1001',
    'https://nabt.example/?ref=%E0%A4%A',
    // An order number: a UUID of another version.
    'https://nabt.example/?ref=0198f3a0-0000-4000-8000-000000000001',
  ])('contain no click id in %s', (address) => expect(readClickId(address, ['nw_click_id', 'ref'])).toBeNull())
})

it('arrivalOf says whether a click id arrived, and by which parameter the snippets read it', () => {
  const trackingUrl = 'https://nabt.example/?ref={click_id}'
  const arrived = (address: string) => arrivalOf(trackingUrl, address, id)
  expect(arrived(visitAddress(trackingUrl, id))).toEqual({ keepsClickId: true, readBy: 'nw_click_id' })
  expect(arrived(`https://shop.example/?ref=${id}`)).toEqual({ keepsClickId: true, readBy: 'ref' })
  expect(arrived(`https://shop.example/?click=${id}`)).toEqual({ keepsClickId: true, readBy: null })
  expect(arrived(`https://shop.example/?ref=${other}`)).toEqual({ keepsClickId: false, readBy: null })
})

import { describe, expect, it } from 'vitest'
import type { TrackingProbe } from '../programs/dry-run/facts.ts'
import { containsSnippet } from './contains-snippet.ts'
import { faultOf, mayConfirm } from './fault-of.ts'
import type { KnownPage } from './record.ts'
import { isSameSite } from './same-site.ts'
import { answered } from './testing/checks.ts'

const known: KnownPage = { landing: 'nabt.example', keepsClickId: true, hasSnippet: true, refusesUs: false }
const program = { host: 'go.nabt.example', countsEvents: true }
const failed = (
  failure: 'UNREACHABLE' | 'TOO_SLOW' | 'TOO_MANY_REDIRECTS' | 'NOT_SECURE',
  cause: 'DNS' | 'PRIVATE_ADDRESS' | 'CERTIFICATE' | null = null,
) => ({ kind: 'failed', failure, cause, place: 'nabt.example' }) as const

describe('the fault that a check finds', () => {
  it.each<[string, TrackingProbe, string, string | null]>([
    ['a name that leads nowhere', failed('UNREACHABLE', 'DNS'), 'DNS', null],
    ['a private network', failed('UNREACHABLE', 'PRIVATE_ADDRESS'), 'PRIVATE_ADDRESS', null],
    ['a certificate that expired', failed('UNREACHABLE', 'CERTIFICATE'), 'CERTIFICATE', null],
    ['a machine that does not answer', failed('UNREACHABLE'), 'UNREACHABLE', null],
    ['an address without encryption', failed('NOT_SECURE'), 'NOT_SECURE', null],
    ['a page that takes too long', failed('TOO_SLOW'), 'TOO_SLOW', null],
    ['redirects without end', failed('TOO_MANY_REDIRECTS'), 'TOO_MANY_REDIRECTS', null],
    ['a page that is gone', { ...answered, status: 404 }, 'NOT_FOUND', '404'],
    ['a page that was removed for good', { ...answered, status: 410 }, 'NOT_FOUND', '410'],
    ['a page that refuses us', { ...answered, status: 403 }, 'REFUSED', '403'],
    ['a server in trouble', { ...answered, status: 503 }, 'ERROR_PAGE', '503'],
    ['another owner’s site', { ...answered, landing: 'parked.example' }, 'OTHER_SITE', 'parked.example'],
    ['a lost click id', { ...answered, keepsClickId: false, readBy: null }, 'CLICK_ID_LOST', null],
    ['a snippet that is gone', { ...answered, hasSnippet: false }, 'SNIPPET_GONE', null],
  ])('is named for %s', (_, probe, fault, detail) => expect(faultOf(probe, known, program)).toEqual({ fault, detail }))

  it.each<[string, TrackingProbe, Partial<KnownPage>]>([
    ['link and setup work', answered, {}],
    ['the page moved within its site', { ...answered, landing: 'shop.nabt.example' }, {}],
    ['the page moved back to the site of the address', { ...answered, landing: 'nabt.example' }, { landing: 'shop.example' }],
    [
      'no check has seen the page before',
      { ...answered, landing: 'shop.example', hasSnippet: false },
      { landing: null, hasSnippet: false },
    ],
    ['the link leads into an app', { ...answered, landing: null }, {}],
    ['the click id never arrived', { ...answered, keepsClickId: false, readBy: null }, { keepsClickId: false }],
    ['the page never had a snippet', { ...answered, hasSnippet: false }, { hasSnippet: false }],
    ['the page was not read to its end', { ...answered, hasSnippet: null }, {}],
    ['the owner confirmed that the page refuses us alone', { ...answered, status: 403 }, { refusesUs: true }],
  ])('is none if %s', (_, probe, over) => expect(faultOf(probe, { ...known, ...over }, program)).toBeNull())

  it('is none for a setup that a program does not need, because it counts clicks', () => {
    const probe = { ...answered, keepsClickId: false, readBy: null, hasSnippet: false }
    expect(faultOf(probe, known, { ...program, countsEvents: false })).toBeNull()
  })

  it('is still named for a page that refuses us, if it opens for nobody', () => {
    const probes = [{ ...answered, status: 404 }, { ...answered, status: 503 }, failed('UNREACHABLE', 'DNS')] as const
    expect(probes.map((probe) => faultOf(probe, { ...known, refusesUs: true }, program)?.fault)).toEqual(['NOT_FOUND', 'ERROR_PAGE', 'DNS'])
  })

  it('can be confirmed by the owner only if visitors may see the page', () => {
    const faults = ['OTHER_SITE', 'CLICK_ID_LOST', 'SNIPPET_GONE', 'NOT_FOUND', 'DNS', 'CERTIFICATE', 'REFUSED', null] as const
    expect(faults.map(mayConfirm)).toEqual([true, true, true, false, false, false, true, false])
  })
})

describe('sites of one owner', () => {
  it.each([
    ['nabt.example', 'www.nabt.example', true],
    ['shop.nabt.com.sa', 'nabt.com.sa', true],
    ['nabt.com.sa', 'rawshan.com.sa', false],
    ['nabt.sa', 'www.nabt.sa', true],
    ['nabt.example', 'nabt.example.evil.example', false],
    ['nabt.example.', 'NABT.example', true],
  ])('%s and %s: %s', (one, other, expected) => expect(isSameSite(one, other)).toBe(expected))
})

describe('our snippets in a page', () => {
  const id = '0198f3a0-0000-7000-8000-000000000001'
  it.each([
    ['the landing snippet', "var names = ['nw_click_id'];", true],
    ['the pixel', '<img src="https://wasla.example/track/pixel.gif?key=1">', true],
    ['a shop of another kind', '<h1>Coffee</h1>', false],
    ['a page that repeats its own address', `<link rel="canonical" href="https://nabt.example/?nw_click_id=${id}">`, false],
    ['a page that repeats its own address in another encoding', `<a href="/login?to=%2F%3Fnw_click_id%3D${id}">`, false],
  ])('are found or not: %s', (_, page, expected) => expect(containsSnippet(page)).toBe(expected))
})

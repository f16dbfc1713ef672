import { devices, expect, type Browser } from 'playwright/test'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { expectTitle } from './joining.ts'
import { openMemberApi } from './member-api.ts'
import type { Visitor } from './sign-in.ts'

/** Where the program of these journeys leads; nobody has this name (RFC 2606). */
const shop = 'https://nabt.example/gifts'

/** So many orders for so many riyals. */
export type Milestone = { target: number; riyals: number }

export type RunningProgram = { readonly id: string; readonly name: string }

/**
 * The demonstration’s draft for gifts, published: from today on, for sales, joined at once by whoever has followers, paid on Sundays.
 * Once a world. That a brand writes and publishes a program by its pages is a journey of its own.
 */
export async function publishForSales(
  address: string,
  { milestones, budget, trackingUrl = shop }: { milestones: readonly Milestone[]; budget: number; trackingUrl?: string },
): Promise<RunningProgram> {
  const brand = await openMemberApi(address, 'BRAND')
  const { myPrograms } = await brand<{ myPrograms: { data: (RunningProgram & { description: string })[] } }>(
    '{ myPrograms(filter: { status: [Draft] }) { data { id name description } } }',
  )
  const draft = myPrograms.data.find(({ name }) => name === 'Gift boxes')
  if (!draft) throw new Error('The draft for gifts is not there')
  const { id, name, description } = draft
  await brand('mutation Details($input: UpsertProgramInput!) { upsertProgram(upsertProgramInput: $input) { id } }', {
    input: {
      ...{ id, name, description, startDate: civilDate(systemClock.now()), endDate: null, isPublic: true, isVisible: true },
      ...{ programFocus: 'PRODUCT', launchLocationType: 'WORLDWIDE' },
    },
  })
  const steps = {
    PARTICIPANT_CRITERIA: {
      platforms: [{ platform: 'INSTAGRAM', minFollowers: 1 }],
      profileTypes: ['INFLUENCER', 'AGENT'],
      locations: [],
      interests: [],
    },
    IMPACT_OBJECTIVES: {
      objectiveType: 'SALES',
      trackingUrl,
      milestones: milestones.map(({ target, riyals }) => ({ id: `at-${target}`, target, rewardType: 'CASH', amount: riyals * 100 })),
    },
    BUDGET: { amount: budget * 100, payoutFrequency: 'WEEKLY', currency: 'SAR' },
  }
  for (const [type, data] of Object.entries(steps))
    await brand('mutation Step($step: UpsertProgramStepInput!) { upsertProgramStep(upsertProgramStepInput: $step) { id } }', {
      step: { programId: id, type, data },
    })
  await brand('mutation Publish($id: ID!) { publishProgram(id: $id) { status } }', { id })
  return { id, name }
}

/** Joins a program that accepts at once, and answers the participant’s own link. */
export async function joinForLink(visitor: Visitor, { id, name }: RunningProgram, address: string): Promise<string> {
  const { page, words } = visitor
  await page.goto(`/program/${id}/overview`)
  await expectTitle(visitor, name)
  await page
    .getByRole('region', { name: words('programs.join.label') })
    .getByRole('button', { name: words('programs.join') })
    .click()
  const link = page
    .getByRole('region', { name: words('program.link') })
    .locator('[data-part="value"]')
    .first()
  await expect(link).toContainText('/t/')
  const code = (await link.textContent())?.split('/t/')[1] ?? ''
  return `${address}/t/${code.trim()}`
}

const { defaultBrowserType: _, ...iphone } = devices['iPhone 14']
let phones = 0

/** Somebody’s phone: a browser of its own, where nobody is signed in. The brand’s shop stands where a link leads. */
export async function takePhone(browser: Browser) {
  phones += 1
  // Each is told apart by its browser’s name for itself: they all come from one network.
  const context = await browser.newContext({ ...iphone, userAgent: `${iphone.userAgent} Phone/${phones}` })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const body = Buffer.from('<!doctype html><title>Gifts</title><h1>Gifts</h1>').toString('base64')
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }]
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${new URL(shop).origin}/*` }] })
  return {
    /** Opens a link, and answers the address of the shop that it led to. */
    async open(link: string): Promise<URL> {
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Gifts' })).toBeVisible()
      return new URL(page.url())
    },
    close: () => context.close(),
  }
}

/** The id of the click, as a shop finds it in the address that a visitor came with. */
export const clickIdOf = (arrived: URL): string => {
  const id = arrived.searchParams.get('nw_click_id')
  if (!id) throw new Error(`No click came with ${arrived.href}`)
  return id
}

/** In milliseconds: an order that follows its click sooner than this is held (N-14). */
export const asPeopleDo = 3_000

const minute = 60_000

/** A shop’s server, with the secret key of its program. It reports sales as any program does that knows nothing of browsers. */
export async function openShop(address: string, programId: string) {
  const brand = await openMemberApi(address, 'BRAND')
  const { rotateProgramTrackingKey } = await brand<{ rotateProgramTrackingKey: { secretKey: string; conversionUrl: string } }>(
    'mutation Key($id: ID!) { rotateProgramTrackingKey(programId: $id) { secretKey conversionUrl } }',
    { id: programId },
  )
  const { secretKey, conversionUrl } = rotateProgramTrackingKey
  return {
    /** Reports an order; riyals as shops write them. It took the buyer a while: who is faster than a person is held (N-14). */
    async report(sale: { clickId: string; order: string; riyals: string }, now: number) {
      const { clickId, order: externalId, riyals: amount } = sale
      const response = await fetch(conversionUrl, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ clickId, event: 'SALE', externalId, amount, currency: 'SAR', occurredAt: new Date(now + minute) }),
      })
      return { httpStatus: response.status, ...((await response.json()) as { id?: string; status?: string }) }
    },
  }
}

/** Riyals and names as a shop writes them; without `currency` and `occurredAt` a postback says neither. */
type Postback = { clickId: string; order: string; riyals: string; currency?: string; occurredAt?: number }

/** A measurement partner, which calls the address that the program’s setup gives, with its key, and fills in what is in braces. */
export async function openPartner(address: string, programId: string) {
  const brand = await openMemberApi(address, 'BRAND')
  const { programTrackingSetup } = await brand<{ programTrackingSetup: { postbackUrl: string } }>(
    'query Setup($id: ID!) { programTrackingSetup(programId: $id) { postbackUrl } }',
    { id: programId },
  )
  /** Answers status and text, as a partner reads them. */
  return async ({ clickId, order, riyals, currency, occurredAt }: Postback): Promise<string> => {
    const filled: Readonly<Record<string, string>> = { click_id: clickId, external_id: order, amount: riyals }
    const url = new URL(programTrackingSetup.postbackUrl.replaceAll(/\{(\w+)\}/gu, (all, name: string) => filled[name] ?? all))
    if (currency !== undefined) url.searchParams.set('currency', currency)
    if (occurredAt !== undefined) url.searchParams.set('occurred_at', new Date(occurredAt).toISOString())
    const response = await fetch(url)
    return `${response.status} ${await response.text()}`
  }
}

/** The moment of a click, which its id begins with. */
export const clickedAt = (clickId: string): number => Number.parseInt(clickId.replace('-', '').slice(0, 12), 16)

/** A part of a page by its heading, and one line of it by its name. */
export const part = ({ page }: Visitor, name: string) => page.getByRole('region', { name, exact: true })
export const line = (visitor: Visitor, of: string, name: string) => part(visitor, of).getByRole('listitem').filter({ hasText: name })

/** What happened to a participation, and what is to come. */
export const story = ({ page, words }: Visitor) => page.getByRole('list', { name: words('results.timeline'), exact: true })

/** A figure of a page by its name. */
export const figure = ({ page }: Visitor, name: string) => page.getByRole('group', { name, exact: true }).locator('bdi').first()

export const expectFigure = (visitor: Visitor, name: string, value: number | string) =>
  expect(figure(visitor, name)).toHaveText(typeof value === 'string' ? value : createFormats(visitor.language).number(value))

/** Halalas as pages write them. */
export const moneyOf = ({ language }: Visitor, halalas: number, mode: 'statement' | 'price' = 'statement') =>
  createFormats(language).money(halalas, mode)

/** What the participant’s page and the owner’s say of a program. */
export const openMyResults = ({ page }: Visitor, { id }: RunningProgram) => page.goto(`/program/${id}/my-performance`)
export const openResults = ({ page }: Visitor, { id }: RunningProgram) => page.goto(`/program/${id}/performance`)

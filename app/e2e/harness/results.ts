import { devices, expect, type Browser } from 'playwright/test'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { expectTitle } from './joining.ts'
import { openMemberApi } from './member-api.ts'
import type { Visitor } from './sign-in.ts'

/** Destination link of the program in these journeys. The domain is reserved and never resolves (RFC 2606). */
const shop = 'https://nabt.example/gifts'

/** `target` is a number of orders. `riyals` is the reward for reaching the target. */
export type Milestone = { target: number; riyals: number }

export type RunningProgram = { readonly id: string; readonly name: string }

/**
 * Publishes the demo’s draft about gifts. The program starts today, counts sales and pays weekly. Everyone with followers can join without
 * approval. Works once per reset of the demo. Another journey tests how a program is written and published on its pages.
 */
export async function publishForSales(
  address: string,
  {
    milestones,
    budget,
    trackingUrl = shop,
    countsBy,
  }: { milestones: readonly Milestone[]; budget: number; trackingUrl?: string; countsBy?: 'CODES' | 'LINKS_AND_CODES' },
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
      ...(countsBy === undefined ? {} : { countsBy }),
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

/** Joins a program without approval and returns the participant’s tracking link. */
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

/** Opens a phone: a browser context without a session. Requests to the brand’s shop, at `trackingUrl`, get a fixed page. */
export async function takePhone(browser: Browser, trackingUrl = shop) {
  phones += 1
  // All phones share one network. Each phone gets its own user agent, so that it counts as a separate visitor.
  const context = await browser.newContext({ ...iphone, userAgent: `${iphone.userAgent} Phone/${phones}` })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const body = Buffer.from('<!doctype html><title>Gifts</title><h1>Gifts</h1>').toString('base64')
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }]
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${new URL(trackingUrl).origin}/*` }] })
  return {
    /** Opens a tracking link and returns the shop’s address to which the link redirects. */
    async open(link: string): Promise<URL> {
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Gifts' })).toBeVisible()
      return new URL(page.url())
    },
    close: () => context.close(),
  }
}

/** Returns the click id from the address at which a visitor arrives in the shop. */
export const clickIdOf = (arrived: URL): string => {
  const id = arrived.searchParams.get('nw_click_id')
  if (!id) throw new Error(`No click came with ${arrived.href}`)
  return id
}

/** Milliseconds between a click and an order. An order that follows its click sooner is held (N-14). */
export const asPeopleDo = 3_000

const minute = 60_000

/** Returns a shop’s server. It reports sales with the program’s secret key, without a browser. */
export async function openShop(address: string, programId: string) {
  const brand = await openMemberApi(address, 'BRAND')
  const { rotateProgramTrackingKey } = await brand<{ rotateProgramTrackingKey: { secretKey: string; conversionUrl: string } }>(
    'mutation Key($id: ID!) { rotateProgramTrackingKey(programId: $id) { secretKey conversionUrl } }',
    { id: programId },
  )
  const { secretKey, conversionUrl } = rotateProgramTrackingKey
  return {
    /**
     * Reports an order with the amount `riyals`. The order occurred a minute after `now`, because an order too soon after its click is held
     * (N-14). An order with a code needs no click.
     */
    async report(sale: { clickId?: string; promoCode?: string; order: string; riyals: string }, now: number) {
      const { clickId, promoCode, order: externalId, riyals: amount } = sale
      const response = await fetch(conversionUrl, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          clickId,
          promoCode,
          event: 'SALE',
          externalId,
          amount,
          currency: 'SAR',
          occurredAt: new Date(now + minute),
        }),
      })
      return { httpStatus: response.status, ...((await response.json()) as { id?: string; status?: string }) }
    },
  }
}

/**
 * `riyals` is the amount as the shop writes it, and may be invalid. Without `currency` or `occurredAt`, the request lacks that parameter.
 */
type Postback = { clickId: string; order: string; riyals: string; currency?: string; occurredAt?: number }

/**
 * Returns a function that sends postbacks like a measurement partner. It fills the placeholders of the postback address and requests the
 * address. The address comes from the program’s setup and contains the key.
 */
export async function openPartner(address: string, programId: string) {
  const brand = await openMemberApi(address, 'BRAND')
  const { programTrackingSetup } = await brand<{ programTrackingSetup: { postbackUrl: string } }>(
    'query Setup($id: ID!) { programTrackingSetup(programId: $id) { postbackUrl } }',
    { id: programId },
  )
  /** Sends one postback. Returns the HTTP status and the response text. */
  return async ({ clickId, order, riyals, currency, occurredAt }: Postback): Promise<string> => {
    const filled: Readonly<Record<string, string>> = { click_id: clickId, external_id: order, amount: riyals }
    const url = new URL(programTrackingSetup.postbackUrl.replaceAll(/\{(\w+)\}/gu, (all, name: string) => filled[name] ?? all))
    if (currency !== undefined) url.searchParams.set('currency', currency)
    if (occurredAt !== undefined) url.searchParams.set('occurred_at', new Date(occurredAt).toISOString())
    const response = await fetch(url)
    return `${response.status} ${await response.text()}`
  }
}

/** Returns the time of a click in milliseconds. The click id begins with this time. */
export const clickedAt = (clickId: string): number => Number.parseInt(clickId.replace('-', '').slice(0, 12), 16)

/** `part` finds a section of a page by its heading. `line` finds a list item of that section by its text. */
export const part = ({ page }: Visitor, name: string) => page.getByRole('region', { name, exact: true })
export const line = (visitor: Visitor, of: string, name: string) => part(visitor, of).getByRole('listitem').filter({ hasText: name })

/** Finds the timeline of a participation. */
export const story = ({ page, words }: Visitor) => page.getByRole('list', { name: words('results.timeline'), exact: true })

/** Finds a figure of a page by the figure’s name. */
export const figure = ({ page }: Visitor, name: string) => page.getByRole('group', { name, exact: true }).locator('bdi').first()

export const expectFigure = (visitor: Visitor, name: string, value: number | string) =>
  expect(figure(visitor, name)).toHaveText(typeof value === 'string' ? value : createFormats(visitor.language).number(value))

/** Formats an amount in halalas as the pages do. */
export const moneyText = ({ language }: Visitor, halalas: number, mode: 'statement' | 'price' = 'statement') =>
  createFormats(language).money(halalas, mode)

/** Both functions open the performance page of a program: `openMyResults` for a participant, `openResults` for the owner. */
export const openMyResults = ({ page }: Visitor, { id }: RunningProgram) => page.goto(`/program/${id}/my-performance`)
export const openResults = ({ page }: Visitor, { id }: RunningProgram) => page.goto(`/program/${id}/performance`)

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { receiptIds } from '@wasla/mocks/scenarios/programs/receipts.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { receiptAddress } from '#shared/programs/page/receipt-address.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { programsMessages } from '../messages/catalogue.ts'
import { termsMessages } from './messages/catalogue.ts'
import { TermsReceiptScreen } from './TermsReceiptScreen.tsx'

const meta = {
  title: 'Screens/Program/Terms receipt',
  component: TermsReceiptScreen,
  tags: ['screen'],
  decorators: [withApp([termsMessages, programsMessages], { isGuarded: true })],
  parameters: {
    layout: 'fullscreen',
    scenario: 'programs',
    route: '/program/:programId/terms/:participationId',
    path: receiptAddress(receiptIds.program, receiptIds.noura),
  },
  render: () => (
    <AppLayout>
      <TermsReceiptScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof TermsReceiptScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const sealOf = async ({ canvas, globals }: Context) => {
  const words = spoken(globals)
  return { ...words, seal: within(await canvas.findByRole('region', { name: words.say('terms.seal') })) }
}

/** The receipt of a participant: the terms in both languages, the seal, and how to check it. */
export const Mine: Story = {
  play: async (context) => {
    const { say, seal } = await sealOf(context)
    await expect(seal.getByText(/^TR(-[0-9A-Z]{4}){3}$/u)).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: say('terms.back') })).toHaveAttribute(
      'href',
      expect.stringContaining(programAddress(receiptIds.program)),
    )
  },
}

/** The owner of the program reads the same receipt. */
export const OfTheBrand: Story = { parameters: { scenario: 'terms-receipt-owner' } }

/** Terms changed after the participant joined: the difference comes first, and what stays is said above it. */
export const Changed: Story = {
  parameters: { scenario: 'terms-changed' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText(say('terms.stay'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('terms.understood') })).toBeVisible()
    await expect(canvas.getByRole('region', { name: say('terms.changes') })).toBeVisible()
  },
}
export const LongTexts: Story = { parameters: { scenario: 'terms-long' } }
export const Loading: Story = { parameters: { scenario: 'terms-loading' } }
export const Failed: Story = {
  parameters: { scenario: 'terms-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: spoken(globals).say('terms.failed') })).toBeVisible())
  },
}
export const Missing: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'terms-missing' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: spoken(globals).say('programs.page.missing') })).toBeVisible())
  },
}

/** The device recomputes the seal, step by step, and says that it adds up. */
export const Checks: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, seal } = await sealOf(context)
    await userEvent.click(seal.getByRole('button', { name: say('terms.check') }))
    await waitFor(() => expect(seal.getByText(say('terms.checked'))).toBeVisible())
    for (const step of ['TERMS', 'RECEIPT', 'CHAIN', 'PUBLIC'] as const)
      await expect(seal.getByText(say(`terms.check.${step}`))).toBeVisible()
  },
}

/** Lets the public address of the first seals answer this, as a server might that shows one reader another chain. */
const publicAnswer = (answer: () => Promise<Response>) => () => {
  const real = globalThis.fetch
  const isOfSeal = (address: unknown) => typeof address === 'string' && /^\/receipts\/seals\/\d+$/u.test(address)
  const spy = spyOn(globalThis, 'fetch').mockImplementation((address, init) => (isOfSeal(address) ? answer() : real(address, init)))
  return () => spy.mockRestore()
}

/** If the public hash differs from the receipt's, the check fails and shows both values. */
export const Forged: Story = {
  beforeEach: publicAnswer(() => Promise.resolve(Response.json({ hash: 'f'.repeat(64) }))),
  play: async (context) => {
    const { say, seal } = await sealOf(context)
    await userEvent.click(seal.getByRole('button', { name: say('terms.check') }))
    await waitFor(() => expect(seal.getByText(say('terms.broken'))).toBeVisible())
    await expect(seal.getByText('f'.repeat(64))).toBeVisible()
    await waitFor(() => expect(seal.queryByText(say('terms.checked'))).toBeNull())
  },
}

/** Without an answer of the public chain nothing is claimed about the receipt. */
export const Unreachable: Story = {
  tags: ['!dev'],
  beforeEach: publicAnswer(() => Promise.resolve(new Response(null, { status: 429 }))),
  play: async (context) => {
    const { say, seal } = await sealOf(context)
    await userEvent.click(seal.getByRole('button', { name: say('terms.check') }))
    await waitFor(() => expect(seal.getByText(say('terms.unreachable'))).toBeVisible())
    await waitFor(() => expect(seal.queryByText(say('terms.checked'))).toBeNull())
    await waitFor(() => expect(seal.queryByText(say('terms.broken'))).toBeNull())
  },
}

/** A confirmed change is not shown first again; both versions stay on the receipt. */
export const Confirms: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'terms-changed' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('terms.understood') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('terms.understood') })).toBeNull())
    await expect(canvas.getByRole('region', { name: say('terms.changes') })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { programsMessages } from '../messages/catalogue.ts'
import { ProgramOverviewScreen } from '../page/OverviewTab.tsx'
import { fundsMessages } from './messages/catalogue.ts'

const at = (id: string) => ({ path: programAddress(id), route: '/program/:programId/overview' })

const meta = {
  title: 'Screens/Program/Proof of funds',
  component: ProgramOverviewScreen,
  tags: ['screen'],
  decorators: [withApp([programsMessages, sharedProgramsMessages, listMessages, shareMessages, fundsMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', scenario: 'programs', ...at(programIds.morningCup) },
  render: () => (
    <AppLayout>
      <ProgramOverviewScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof ProgramOverviewScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const blockOf = async ({ canvas, globals }: Context) => {
  const words = spoken(globals)
  return { ...words, block: within(await canvas.findByRole('region', { name: words.say('programs.funds.title') })) }
}

/** Opens the check, and returns its sheet. */
async function opened(context: Context) {
  const { say, block } = await blockOf(context)
  await userEvent.click(block.getByRole('button', { name: say('programs.funds.check') }))
  return { say, sheet: within(await screen.findByRole('dialog', { name: say('funds.title') })) }
}

/** Lets the public addresses of checkpoints answer this, as a server might that shows one reader another chain. */
const publicAnswer = (answer: () => Promise<Response>) => () => {
  const real = globalThis.fetch
  const isOfCheckpoint = (address: unknown) => typeof address === 'string' && /^\/ledger\/funds\/\d+$/u.test(address)
  const spy = spyOn(globalThis, 'fetch').mockImplementation((address, init) => (isOfCheckpoint(address) ? answer() : real(address, init)))
  return () => spy.mockRestore()
}

/** The figures at the newest checkpoint, as a column that adds up. */
export const Block: Story = {
  play: async (context) => {
    const { say, block } = await blockOf(context)
    await expect(block.getByText(say('programs.funds.bound'))).toBeVisible()
    await expect(block.getByRole('button', { name: say('programs.funds.check') })).toBeEnabled()
  },
}

/** Nothing was paid yet. */
export const NothingPaid: Story = {
  parameters: at(programIds.coldBrew),
  play: async (context) => {
    const { say, block } = await blockOf(context)
    await expect(block.getByText(say('programs.funds.unpaid'))).toBeVisible()
  },
}

/** The checkpoint is older than it should be: the block says so. */
export const Late: Story = {
  parameters: { scenario: 'funds-late' },
  play: async (context) => {
    const { say, block } = await blockOf(context)
    await expect(block.getByText(say('programs.funds.late'))).toBeVisible()
  },
}

/** Too few programs have money, so there is no proof. */
export const TooFewPrograms: Story = {
  parameters: { scenario: 'funds-few' },
  play: async (context) => {
    const { say, block } = await blockOf(context)
    await expect(block.getByText(say('programs.funds.few'))).toBeVisible()
    await waitFor(() => expect(block.queryByRole('button', { name: say('programs.funds.check') })).toBeNull())
  },
}

/** The device computes every step, and says that the figures add up. */
export const AddsUp: Story = {
  play: async (context) => {
    const { say, sheet } = await opened(context)
    await waitFor(() => expect(sheet.getByRole('heading', { name: say('funds.adds') })).toBeVisible())
    for (const step of ['FILE', 'SEAL', 'BEFORE'] as const) await expect(sheet.getByText(say(`funds.${step}.done`))).toBeVisible()
    await expect(sheet.getByRole('button', { name: say('funds.save') })).toBeEnabled()
  },
}

/** Everybody is shown another checkpoint: the step fails with both values, and the figures of the page stay. */
export const Differs: Story = {
  beforeEach: publicAnswer(() => Promise.resolve(Response.json({ hash: '3b905e17c204'.padEnd(60, '0').concat('e114') }))),
  play: async (context) => {
    const { say, sheet } = await opened(context)
    await waitFor(() => expect(sheet.getByRole('heading', { name: say('funds.differs') })).toBeVisible())
    await expect(sheet.getByText(say('funds.notReached'))).toBeVisible()
    await expect(sheet.getByText(/^3b90\s5e17\s…\se114$/u)).toBeVisible()
    await expect(sheet.getByRole('button', { name: say('funds.again') })).toBeEnabled()
  },
}

/** The proof is awaited, and the check can be stopped and begun again. */
export const Recomputing: Story = {
  parameters: { scenario: 'funds-loading' },
  play: async (context) => {
    const { sheet, say } = await opened(context)
    await expect(await sheet.findByRole('button', { name: say('funds.stop') })).toBeVisible()
  },
}

/** Without an answer nothing is said about the figures. */
export const Unreachable: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'funds-error' },
  play: async (context) => {
    const { say, sheet } = await opened(context)
    await waitFor(() => expect(sheet.getByText(say('funds.unreachable'))).toBeVisible())
    await waitFor(() => expect(sheet.queryByRole('button', { name: say('funds.save') })).toBeNull())
  },
}

/** A stopped check says nothing about the figures, and restarts. */
export const Stopped: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'funds-loading' },
  play: async (context) => {
    const { say, sheet } = await opened(context)
    await userEvent.click(await sheet.findByRole('button', { name: say('funds.stop') }))
    await waitFor(() => expect(sheet.getByRole('button', { name: say('funds.again') })).toBeVisible())
    await waitFor(() => expect(sheet.queryByText(say('funds.adds'))).toBeNull())
  },
}

import type { ComponentType } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { platformNames } from '@wasla/contract/social/platform-names.ts'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { PublicLayout } from '#frames/PublicLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { profilesMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { PublicAboutScreen } from './PublicAboutScreen.tsx'
import { PublicRatesScreen } from './PublicRatesScreen.tsx'
import { PublicStatsScreen } from './PublicStatsScreen.tsx'
import { PublicTalentsScreen } from './PublicTalentsScreen.tsx'

const meta = {
  title: 'Screens/Public profile/Parts',
  tags: ['screen'],
  decorators: [withApp([profilesMessages, shareMessages, insightsMessages])],
  parameters: { layout: 'fullscreen', scenario: 'signed-out' },
} satisfies Meta
export default meta

const part = (Screen: ComponentType, tab: string, who: string, more: StoryObj = {}): StoryObj => ({
  ...more,
  parameters: { route: `/profile/${tab}/:userType/:userName`, path: `/profile/${tab}/${who}`, ...more.parameters },
  render: () => (
    <PublicLayout width="profile">
      <Screen />
    </PublicLayout>
  ),
})

export const About = part(PublicAboutScreen, 'about', 'influencer/reem_dosari')
export const AboutBrand = part(PublicAboutScreen, 'about', 'brand/nabt_coffee')

/** Filters by platform, which is part of the address. */
export const RateCards = part(PublicRatesScreen, 'rate-card', 'influencer/reem_dosari', {
  play: async ({ canvas, globals }) => {
    const { say, platform } = spoken(globals)
    const all = (await canvas.findAllByRole('article')).length
    await userEvent.click(await canvas.findByRole('link', { name: platform('INSTAGRAM') }))
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(all))
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(platform('INSTAGRAM'))
    await userEvent.click(canvas.getByRole('link', { name: say('profiles.rates.everywhere') }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(all))
  },
})
/** The prepared message about a service contains its name and platform. The message can be edited, copied, and sent by WhatsApp. */
export const RateCardRequested = part(PublicRatesScreen, 'rate-card', 'influencer/reem_dosari', {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const [card] = await canvas.findAllByRole('article')
    const service = within(card as HTMLElement).getByRole('heading').textContent
    await userEvent.click(within(card as HTMLElement).getByRole('button', { name: new RegExp(say('profiles.ask.open'), 'u') }))
    const dialog = within(await screen.findByRole('dialog'))
    const message = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: say('profiles.ask.message') })
    await expect(message.value).toContain(service)
    await expect(message.value).toContain(platformNames.INSTAGRAM[language])
    await userEvent.type(message, ' Reel')
    const body = message.value
    const chat = dialog.getByRole<HTMLAnchorElement>('link', { name: say('profiles.connect.whatsapp') })
    await expect(new URL(chat.href).searchParams.get('text')).toBe(body)
    await expect(chat).toHaveAttribute('target', '_blank')
    await userEvent.click(dialog.getByRole('button', { name: say('profiles.ask.copy') }))
    await expect(write).toHaveBeenCalledWith(body)
  },
})

/** An owner cannot send a message about one of their own services. */
export const RateCardsSeenByTheirOwner = part(PublicRatesScreen, 'rate-card', 'influencer/reem_dosari', {
  tags: ['!dev'],
  parameters: { scenario: 'complete-profile' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findAllByRole('article')
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: new RegExp(say('profiles.ask.open'), 'u') })).toHaveLength(0))
  },
})
export const RateCardsEmpty = part(PublicRatesScreen, 'rate-card', 'influencer/noura_cooks')

/** Shows the time of the measurement once, and the source of each chart. Each chart has a table. */
export const Insights = part(PublicStatsScreen, 'stats', 'influencer/reem_dosari', {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const title = say('insights.audience.countries')
    await userEvent.click(await canvas.findByRole('checkbox', { name: say('ds.chartFrame.tableOf', { title: `\u2068${title}\u2069` }) }))
    await waitFor(() => expect(canvas.getByRole('table', { name: new RegExp(title) })).toBeVisible())
    await expect((await canvas.findAllByText(say('insights.source.DEMO'))).length).toBeGreaterThan(3)
    await expect(canvas.getAllByText(new RegExp(say('insights.measured', { when: '' }).trim(), 'u'))).toHaveLength(1)
    await waitFor(() => expect(canvas.queryByText(say('profiles.page.views'))).toBeNull())
    const [age, countries] = ['age', 'countries'].map((name) =>
      canvas.getByRole('article', { name: say(`insights.audience.${name as 'age' | 'countries'}`) }).getBoundingClientRect(),
    )
    if (age?.top === countries?.top) await expect(age?.height).toBe(countries?.height)
    await userEvent.click(canvas.getByRole('link', { name: say('insights.metric.FOLLOWERS') }))
    await waitFor(() => expect(canvas.getByText(say('insights.unit.FOLLOWERS'))).toBeVisible())
  },
})
export const InsightsOfOnePlatform = part(PublicStatsScreen, 'stats', 'influencer/reem_dosari?platform=TIKTOK&range=90&metric=VIEWS')

/** Without an account there are no figures, and the page says so. */
export const InsightsEmpty = part(PublicStatsScreen, 'stats', 'brand/sahra')

/** An account is connected but not measured yet. */
export const InsightsNotYet = part(PublicStatsScreen, 'stats', 'influencer/reem_dosari', {
  parameters: { scenario: 'insights-none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('insights.notYet') })).toBeVisible())
  },
})

export const InsightsError = part(PublicStatsScreen, 'stats', 'influencer/reem_dosari', {
  parameters: { scenario: 'insights-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('insights.failed') })).toBeVisible())
  },
})

/** Shows twelve talents per page; the next page has its own address (D-40). */
export const Talents = part(PublicTalentsScreen, 'managed-talents', 'agency/qimam_media', {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /@/u })).toHaveLength(12))
    await expect(canvas.getAllByRole('link').some((link) => link.getAttribute('href')?.endsWith('?page=2'))).toBe(true)
  },
})

export const TalentsEmpty = part(PublicTalentsScreen, 'managed-talents', 'agency/sard_agency')

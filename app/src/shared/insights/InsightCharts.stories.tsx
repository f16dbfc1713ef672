import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { InsightCharts } from './InsightCharts.tsx'
import { insightsMessages } from './messages/catalogue.ts'

const now = Date.parse('2026-03-10T09:00:00Z')
const measuredAt = '2026-03-06T00:00:00Z'

const meta = {
  title: 'Screens/Insights',
  component: InsightCharts,
  tags: ['screen'],
  decorators: [withApp([insightsMessages])],
  parameters: { layout: 'padded', scenario: 'signed-out', path: '/' },
  args: {
    selection: { range: '30', metric: 'ENGAGEMENT', platform: null },
    platforms: ['TWITTER', 'INSTAGRAM'],
    isWaiting: false,
    hrefFor: (name, value, place) => `/?${name}=${value}#${place}`,
    now,
    answer: {
      averages: {
        __typename: 'AvgStats',
        engagement: 4.2,
        likes: 0,
        views: 0,
        postsPerWeek: 3,
        followers: 1200,
        source: 'API',
        measuredAt,
      },
      audience: null,
      series: [
        {
          __typename: 'MetricSeries',
          metric: 'ENGAGEMENT',
          source: 'API',
          points: [4, 4.1, 4.2].map((value, at) => ({ __typename: 'MetricPoint', time: `2026-03-0${at + 4}T00:00:00Z`, value })),
        },
        { __typename: 'MetricSeries', metric: 'VIEWS', source: null, points: [] },
        {
          __typename: 'MetricSeries',
          metric: 'POSTS_PER_WEEK',
          source: 'API',
          points: [3, 3.5, 4].map((value, at) => ({ __typename: 'MetricPoint', time: `2026-03-0${at + 4}T00:00:00Z`, value })),
        },
      ],
    },
  },
} satisfies Meta<typeof InsightCharts>
export default meta
type Story = StoryObj<typeof meta>

/** Old figures show their age. A figure that no platform reports is a dash instead of 0. Each metric has its own address. */
export const Stale: Story = {
  tags: ['both-languages'],
  play: async ({ canvas, globals }) => {
    const { say, platform, language } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('insights.stale'))).toBeVisible())
    const both = `${platform('TWITTER')} ${language === 'ar' ? 'و' : 'and '}${platform('INSTAGRAM')}`
    await expect(canvas.getAllByText(say('insights.source.API', { platform: both })).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('group', { name: say('insights.average.views') })).toHaveTextContent('–')
    await expect(canvas.getByRole('link', { name: say('insights.metric.VIEWS') })).toHaveAttribute('href', '/?metric=VIEWS#over-time')
  },
}

/** Each average has a chart over time, including posts per week (G-10). */
export const PostsPerWeek: Story = {
  args: { selection: { range: '30', metric: 'POSTS_PER_WEEK', platform: null } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent(say('insights.metric.POSTS_PER_WEEK')))
    await expect(canvas.getByText(say('insights.unit.POSTS_PER_WEEK'))).toBeVisible()
  },
}

/** If nothing was measured in the range, the chart's frame stays and a text says so. */
export const NothingInTheseDays: Story = {
  args: { selection: { range: '30', metric: 'VIEWS', platform: null } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('insights.noSource'))).toBeVisible())
  },
}

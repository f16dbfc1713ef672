import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mediaKitNumber } from '@wasla/mocks/scenarios/media-kits.ts'
import { PublicLayout } from '#frames/PublicLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { CheckKitScreen } from './CheckKitScreen.tsx'
import { kitAddress } from './kit-address.ts'
import { mediaKitsMessages } from './messages/catalogue.ts'

const meta = {
  title: 'Screens/Public/Media kit',
  component: CheckKitScreen,
  tags: ['screen'],
  decorators: [withApp([mediaKitsMessages])],
  parameters: { layout: 'fullscreen', route: '/v/:number', path: kitAddress(mediaKitNumber), scenario: 'media-kit-check' },
  render: () => (
    <PublicLayout>
      <CheckKitScreen />
    </PublicLayout>
  ),
} satisfies Meta<typeof CheckKitScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was changed. One price is another one today, and one is no longer shown. */
export const Unchanged: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('table', { name: say('mediaKits.check.figures') })).toBeVisible()
    await expect(canvas.getByText(mediaKitNumber)).toBeVisible()
    await expect(canvas.getByText(say('mediaKits.check.notShown'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('mediaKits.check.download') })).toHaveAttribute(
      'href',
      `/media-kits/${mediaKitNumber}.pdf`,
    )
  },
}

/** A stored figure was changed behind the back of the seal. */
export const Forged: Story = {
  parameters: { scenario: 'media-kit-forged' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('mediaKits.check.changed') })).toBeVisible()
  },
}

/** A number that nobody has looks like a kit that was deleted. */
export const Missing: Story = {
  parameters: { scenario: 'media-kit-missing' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('mediaKits.check.missing') })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { scenario: 'media-kit-loading' } }
export const Failing: Story = {
  parameters: { scenario: 'media-kit-error' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('mediaKits.check.failed') })).toBeVisible()
  },
}

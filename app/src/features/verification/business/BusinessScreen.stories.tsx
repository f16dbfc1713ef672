import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { onboardingMessages } from '#features/onboarding/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { verificationMessages } from '../messages/catalogue.ts'
import { BusinessScreen } from './BusinessScreen.tsx'

const meta = {
  title: 'Screens/Business account',
  component: BusinessScreen,
  tags: ['screen'],
  decorators: [withApp([onboardingMessages, verificationMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/business-account?type=BRAND', scenario: 'onboarding-answered-business' },
} satisfies Meta<typeof BusinessScreen>
export default meta
type Story = StoryObj<typeof meta>

const pdfFile = (name: string, text: string) => new File([text], name, { type: 'application/pdf' })

/** The next step opens only after the current step is complete. Each problem is shown at its field. */
export const StepByStep: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, platform } = spoken(globals)
    const next = async () => userEvent.click(canvas.getByRole('button', { name: say('verification.business.next') }))
    const box = (id: Parameters<typeof say>[0]) => canvas.findByRole('textbox', { name: new RegExp(`^${say(id)}`) })
    await canvas.findByRole('heading', { level: 1, name: say('verification.business.basics.title') })
    await userEvent.type(await box('verification.business.name'), 'ab')
    await next()
    await waitFor(() => expect(canvas.getByText(say('field.workName'))).toBeVisible())
    await userEvent.type(await box('verification.business.name'), 'c نبت')
    await next()

    const contact = await canvas.findByRole('heading', { level: 1, name: say('verification.business.contact.title') })
    await waitFor(() => expect(contact).toHaveFocus())
    await userEvent.type(await box('verification.business.email'), 'people@nabt.example')
    await userEvent.type(await box('verification.business.mobile'), '512345678')
    await next()
    await waitFor(() => expect(canvas.getByText(say('field.contactMethod'))).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: say('verification.business.method.email') }))
    await next()

    await canvas.findByRole('heading', { level: 1, name: say('verification.business.social.title') })
    await userEvent.type(await box('verification.business.url'), 'https://tiktok.com/@nabt')
    await next()
    await waitFor(() => expect(canvas.getByText(say('field.platformUrl', { platform: platform('INSTAGRAM') }))).toBeVisible())
    await userEvent.clear(await box('verification.business.url'))
    await userEvent.type(await box('verification.business.url'), 'instagram.com/nabt')
    await next()

    await canvas.findByRole('heading', { level: 1, name: say('verification.business.documents.title') })
    const send = canvas.getByRole('button', { name: say('verification.business.send') })
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByText(say('field.documents'))).toBeVisible())
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!picker) throw new globalThis.Error('There is no way to choose a file')
    await userEvent.upload(picker, pdfFile('broken.pdf', '%PDF-1.7 and then nothing'))
    await waitFor(() => expect(canvas.queryByText(say('field.documents'))).toBeNull())
    await userEvent.click(send)
    await waitFor(() => expect(canvas.getByText(say('field.pdfDamaged'))).toBeVisible())
  },
}

export const Kind: Story = { parameters: { path: '/business-account', scenario: 'several-profiles' } }
export const Basics: Story = {}

/** After a refusal, the page shows the reviewer's reason and asks for new documents only. */
export const Resubmit: Story = { parameters: { path: '/business-account', scenario: 'brand-rejected' } }

/**
 * After a long absence, an active business is checked again and sends only documents. The page shows no reason for a refusal, because there
 * was none.
 */
export const Again: Story = {
  parameters: { path: '/business-account?again', scenario: 'recheck-business' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('verification.resubmit.title') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('verification.resubmit.reason'))).toBeNull())
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Banner } from './Banner.tsx'
import { bannerTones } from './Banner.css.ts'

const words = {
  review: {
    en: 'Your documents are under review. This takes up to 3 working days.',
    ar: 'مستنداتك قيد المراجعة. يستغرق ذلك حتى ٣ أيام عمل.',
  },
  link: { en: 'Your link does not work yet.', ar: 'رابطك لا يعمل بعد.' },
  create: { en: 'Create a username', ar: 'إنشاء اسم مستخدم' },
  rejected: { en: 'Your documents were not accepted', ar: 'لم تُقبل مستنداتك' },
  why: {
    en: 'The commercial register has expired. Everything else you sent was kept.',
    ar: 'السجل التجاري منتهي الصلاحية. بقية ما أرسلته محفوظ.',
  },
  again: { en: 'Send it again', ar: 'أعد إرساله' },
}

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: <Say pair={words.review} /> },
  argTypes: {
    children: { control: false },
    title: { control: false },
    action: { control: false },
    tone: { control: 'inline-radio', options: bannerTones },
  },
  parameters: { anatomy: 'WithTitleAndAction' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
}
export const Tones: Story = {
  render: () => (
    <Stack>
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone}>
          <Say pair={words.review} />
        </Banner>
      ))}
    </Stack>
  ),
}
export const WithLink: Story = {
  args: {
    tone: 'warning',
    children: (
      <>
        <Say pair={words.link} />{' '}
        <TextLink href="#name">
          <Say pair={words.create} />
        </TextLink>
      </>
    ),
  },
}

/** A banner that appears after an action of the reader is announced. */
export const WithTitleAndAction: Story = {
  args: {
    tone: 'danger',
    isLive: true,
    title: <Say pair={words.rejected} />,
    children: <Say pair={words.why} />,
    action: (
      <Button size="small">
        <Say pair={words.again} />
      </Button>
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(spoken(globals).say(words.rejected))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { isolate } from '../../locale/isolate.ts'
import { face } from '../../stories/face.ts'
import { spoken, useWord } from '../../stories/say.tsx'
import { VideoThumbnail, videoRatios, type VideoThumbnailProps } from './VideoThumbnail.tsx'

const words = { kabsa: { en: 'Kabsa in half an hour', ar: 'كبسة في نصف ساعة' } }

type SampleProps = Pick<VideoThumbnailProps, 'title' | 'poster' | 'seconds' | 'ratio'> & { href?: string; onPress: () => void }
function Sample({ href, onPress, title, ...rest }: SampleProps) {
  const word = useWord(words)
  return <VideoThumbnail {...rest} title={word(title)} {...(href ? { href } : { onPress })} />
}

const meta = {
  title: 'Components/VideoThumbnail',
  component: Sample,
  args: { title: 'kabsa', poster: face, seconds: 754, onPress: fn() },
  argTypes: { ratio: { control: 'inline-radio', options: videoRatios } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The button has one accessible name: action, title and duration, in the reader's digits. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, args, canvasElement }) => {
    const { say, message, language } = spoken(globals)
    const duration = language === 'ar' ? '١٢:٣٤' : '12:34'
    await expect(canvasElement.querySelector('[data-part="duration"]')).toHaveTextContent(duration)
    const name = message('ds.videoThumbnail.play.timed', { title: isolate(say(words.kabsa)), duration })
    const button = canvas.getByRole('button', { name })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await expect(canvasElement.querySelector('[data-part="play"] svg')).toHaveAttribute('data-flip', 'none')
  },
}

export const WithoutAPoster: Story = { args: { poster: null } }
export const Reel: Story = { args: { ratio: 'reel', seconds: 42 } }

/** The video opens on the site where it was published. */
export const Elsewhere: Story = {
  args: { href: 'https://example.com/v/1', seconds: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', expect.stringContaining('noopener'))
  },
}

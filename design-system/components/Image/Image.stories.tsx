import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { face } from '../../stories/face.ts'
import { inWidths } from '../../stories/in-widths.tsx'
import { spoken, useWord, type Pair } from '../../stories/say.tsx'
import { Image, type ImageProps } from './Image.tsx'
import { imageRatios } from './Image.css.ts'
import { coverInkNames } from '../../tokens/cover-inks.ts'

const words = { smiling: { en: 'Reem smiling at the camera', ar: 'ريم تبتسم للكاميرا' } } satisfies Record<string, Pair>

const Named = (props: ImageProps) => <Image {...props} alt={useWord(words)(props.alt)} />

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { src: face, alt: '', name: 'reem_dosari', ratio: 'photo' },
  argTypes: {
    ratio: { control: 'select', options: imageRatios },
    ink: { control: 'select', options: coverInkNames },
  },
  render: (args) => <Named {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>
export default meta
type Story = StoryObj<typeof meta>

/** The image has its final size before, during and after loading. */
export const Default: Story = {
  args: { alt: 'smiling' },
  play: async ({ canvas, canvasElement, globals }) => {
    const name = spoken(globals).say(words.smiling)
    const frame = canvasElement.querySelector('[data-component="Image"]')!
    const { height } = frame.getBoundingClientRect()
    await expect(height).toBeGreaterThan(100)
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'loaded'))
    await expect(frame.getBoundingClientRect().height).toBe(height)
    await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
}

/** The browser loads the width that fits. */
export const InSeveralWidths: Story = {
  tags: ['!dev'],
  args: { sizes: '6rem' },
  decorators: [inWidths],
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!
    await waitFor(() => expect(picture).toHaveAttribute('data-loaded'))
    await expect(picture.currentSrc).toMatch(/#(?:96|384)$/)
    await expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1400', '1050'])
  },
}

export const Missing: Story = { args: { src: null } }

/** A picture that fails to load is replaced by a pattern; its alternative text stays. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA', alt: 'smiling', ink: 'accent1' },
  play: async ({ canvas, canvasElement, globals }) => {
    const name = spoken(globals).say(words.smiling)
    const frame = canvasElement.querySelector('[data-component="Image"]')!
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'pattern'))
    await expect(canvas.getByRole('img', { name })).toBe(frame)
  },
}

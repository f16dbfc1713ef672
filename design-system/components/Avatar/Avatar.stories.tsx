import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { spoken, useWord } from '../../stories/say.tsx'
import { face } from '../../stories/face.ts'
import { inWidths } from '../../stories/in-widths.tsx'
import { shapeOf } from '../../tokens/accent-shape.ts'
import { accents } from '../../tokens/token-type.ts'
import { Avatar, type AvatarProps } from './Avatar.tsx'
import { avatarSizes } from './Avatar.css.ts'

const words = {
  noura: { en: 'Noura Alotaibi', ar: 'نورة العتيبي' },
  qimam: { en: 'Qimam Media', ar: 'قمم ميديا' },
  reviewer: { en: 'Reviewer', ar: 'مراجع' },
}

const Named = (props: AvatarProps) => <Avatar {...props} name={useWord(words)(props.name)} />

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'noura', accent: 'accent1', size: 'large' },
  argTypes: { accent: { control: 'select', options: accents }, size: { control: 'select', options: avatarSizes } },
  render: (args) => <Named {...args} />,
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { src: face } }

/** Avatars of people are round; avatars of businesses and groups are square with rounded corners. The ring has the colour of the accent. */
export const Kinds: Story = {
  render: () => (
    <Inline>
      {accents.map((accent) => (
        <Named key={accent} accent={accent} size="large" name={shapeOf[accent] === 'round' ? 'noura' : 'qimam'} />
      ))}
    </Inline>
  ),
}
export const Sizes: Story = {
  render: () => (
    <Inline>
      {avatarSizes.map((size) => (
        <Named key={size} accent="accent1" size={size} name="noura" src={face} />
      ))}
    </Inline>
  ),
}

/** Without a picture the initials are shown; Arabic initials do not join into another word. */
export const WithoutPicture: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(spoken(globals).say({ en: 'NA', ar: 'ن\u200C ع' }))).toBeVisible()
  },
}

/** A picture that fails to load leaves the initials visible. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

/** The browser loads the width that fits, when the picture is nearly visible. */
export const InSeveralWidths: Story = {
  tags: ['!dev'],
  args: { src: face, size: 'tiny' },
  decorators: [inWidths],
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('sizes', '1.75rem')
    await waitFor(() => expect(picture.currentSrc).toMatch(/#96$/))
  },
}

/** An avatar that is visible when the page opens loads at once and before other pictures. */
export const First: Story = {
  tags: ['!dev'],
  args: { src: face, isFirst: true },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!
    await expect(picture).toHaveAttribute('loading', 'eager')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture).not.toHaveAttribute('srcset')
  },
}

/** An avatar without its name beside it needs an accessible name. */
export const NamedForListeners: Story = {
  args: { isNamed: true, src: face },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: spoken(globals).say(words.noura) })).toBeVisible()
  },
}

/** An avatar for a role instead of a person has an icon instead of initials. */
export const Role: Story = { render: () => <Named name="reviewer" icon="shield-check" size="large" /> }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { face } from '../../stories/face.ts'
import { inWidths } from '../../stories/in-widths.tsx'
import { coverInkNames } from '../../tokens/cover-inks.ts'
import { Cover } from './Cover.tsx'
import { coverRatios } from './Cover.css.ts'

const meta = {
  title: 'Components/Cover',
  component: Cover,
  args: { name: 'reem_dosari', ink: 'accent1', isRounded: true },
  argTypes: { ink: { control: 'select', options: coverInkNames }, ratio: { control: 'inline-radio', options: coverRatios } },
} satisfies Meta<typeof Cover>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Inks: Story = {
  render: () => (
    <Grid>
      {coverInkNames.map((ink) => (
        <Cover key={ink} ink={ink} name={`${ink}_1`} isRounded />
      ))}
    </Grid>
  ),
}
export const OfAGroup: Story = {
  render: () => (
    <Grid cell="narrow">
      {['Riyadh kitchens', 'Sweets of Eid', 'Cooking for two'].map((name) => (
        <Cover key={name} name={name} ink="accent5" ratio="square" isRounded />
      ))}
    </Grid>
  ),
}
export const Uploaded: Story = { args: { src: face } }

/** The browser loads a width that fills the place, also where a wide picture is cut to a square. */
export const InSeveralWidths: Story = {
  tags: ['!dev'],
  args: { src: face, ratio: 'square' },
  decorators: [inWidths],
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1400', '1400'])
    await waitFor(() => expect(picture.currentSrc).toMatch(/#(?:384|1400)$/))
  },
}

/** If the picture fails to load, the pattern stays visible. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Girih"]')).not.toBeNull())
  },
}

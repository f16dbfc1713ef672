import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Bidi } from '../../primitives/Bidi/Bidi.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { VerifiedMark } from './VerifiedMark.tsx'

const meta = { title: 'Components/VerifiedMark', component: VerifiedMark } satisfies Meta<typeof VerifiedMark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: spoken(globals).message('ds.verifiedMark.label') })).toBeVisible()
  },
}
/** The mark is right after the last letter of the name. */
export const AfterAName: Story = {
  render: () => (
    <Inline gap="xxs">
      <Heading level={2} look="title">
        <Bidi>
          <Say pair={{ en: 'Reem Aldosari', ar: 'ريم الدوسري' }} />
        </Bidi>
      </Heading>
      <VerifiedMark />
    </Inline>
  ),
}

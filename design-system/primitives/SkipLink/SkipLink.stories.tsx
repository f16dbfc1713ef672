import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = { title: 'Primitives/SkipLink', component: SkipLink, args: { targetId: 'skip-target' } } satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Heading level={1} id="skip-target" tabIndex={-1}>
        <Say pair={{ en: 'The page', ar: 'الصفحة' }} />
      </Heading>
    </>
  ),
}

/** The link is the first element in tab order, and visible only while focused. */
export const Behaviour: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: spoken(globals).message('ds.skipLink.label') })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
    await expect(document.getElementById('skip-target')).toHaveAttribute('tabindex', '-1')
  },
}

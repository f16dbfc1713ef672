import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { face } from '../../stories/face.ts'
import { kindNames } from '../../stories/kinds.ts'
import { spoken, useSay } from '../../stories/say.tsx'
import { accents } from '../../tokens/token-type.ts'
import { groupSizes } from './AvatarGroup.css.ts'
import { AvatarGroup, type AvatarGroupProps } from './AvatarGroup.tsx'

function People(props: Partial<AvatarGroupProps>) {
  const say = useSay()
  return (
    <AvatarGroup
      {...props}
      people={accents.map((accent, at) => ({ id: accent, accent, name: say(kindNames[accent]), src: at === 1 ? face : null }))}
    />
  )
}

const meta = {
  title: 'Components/AvatarGroup',
  component: AvatarGroup,
  args: { people: [], count: 24, most: 4 },
  argTypes: { people: { control: false }, size: { control: 'inline-radio', options: groupSizes } },
  render: ({ people: _people, ...args }) => <People {...args} />,
} satisfies Meta<typeof AvatarGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Screen readers read all names as one sentence. The number of further people has the digits of the language. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const group = canvas.getByRole('img')
    await expect(group.getAttribute('aria-label')).toContain(say(kindNames.accent1))
    await expect(group.getAttribute('aria-label')).toContain(say({ en: 'and 20 more', ar: 'و٢٠ آخرون' }))
    await expect(canvasElement.querySelector('[data-part="more"]')).toHaveTextContent(say({ en: '+20', ar: '٢٠' }))
  },
}
export const AllOfThem: Story = { args: { count: undefined, most: 5, size: 'medium' } }

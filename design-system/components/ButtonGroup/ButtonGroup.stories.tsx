import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { ButtonGroup } from './ButtonGroup.tsx'
import { buttonGroupAligns } from './ButtonGroup.css.ts'

const words = {
  invite: { en: 'Invite members', ar: 'ادعُ أعضاء' },
  edit: { en: 'Edit group', ar: 'عدّل المجموعة' },
  share: { en: 'Share', ar: 'شارك' },
}

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  args: {
    primary: (
      <Button variant="primary" iconStart="user-plus">
        <Say pair={words.invite} />
      </Button>
    ),
    children: (
      <>
        <Button iconStart="edit">
          <Say pair={words.edit} />
        </Button>
        <Button variant="quiet" iconStart="share">
          <Say pair={words.share} />
        </Button>
      </>
    ),
  },
  argTypes: { primary: { control: false }, children: { control: false }, align: { control: 'inline-radio', options: buttonGroupAligns } },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** In a row aligned to the start, the primary button comes first. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: spoken(globals).say(words.invite) })).toHaveFocus()
  },
}

/** In a row aligned to the end, as under a form, the primary button comes last. */
export const AtTheEnd: Story = {
  args: { align: 'end' },
  play: async ({ canvas, globals }) => {
    const last = canvas.getAllByRole('button').at(-1)
    await expect(last).toHaveAccessibleName(spoken(globals).say(words.invite))
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

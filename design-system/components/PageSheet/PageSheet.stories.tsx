import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Say, spoken, type Pair } from '../../stories/say.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { PageSheet, type PageSheetProps } from './PageSheet.tsx'
import { pageSheetHeights } from './PageSheet.css.ts'

const words = { title: { en: 'Connect with Reem', ar: 'تواصل مع ريم' } }
const ways: readonly { icon: IconName; name: Pair; href: string }[] = [
  { icon: 'phone', name: { en: 'Call', ar: 'اتصال' }, href: 'tel:+966550123478' },
  { icon: 'mail', name: { en: 'Email', ar: 'بريد إلكتروني' }, href: 'mailto:reem@home.example' },
]

function WithButton({ repeat = 1, ...props }: Omit<PageSheetProps, 'title' | 'children'> & { repeat?: number }) {
  const rows = Array.from({ length: repeat }, (_each, at) => ways.map((way) => ({ ...way, key: `${way.icon}${at}` }))).flat()
  return (
    <Inline>
      <Button opens={props.id}>
        <Say pair={words.title} />
      </Button>
      <PageSheet {...props} title={<Say pair={words.title} />} leading={<Avatar name="ريم الدوسري" accent="accent1" />}>
        <Stack as="ul" gap="xs">
          {rows.map(({ key, icon, name, href }) => (
            <li key={key}>
              <Inline>
                <Icon name={icon} />
                <LinkButton href={href}>
                  <Say pair={name} />
                </LinkButton>
              </Inline>
            </li>
          ))}
        </Stack>
      </PageSheet>
    </Inline>
  )
}

const meta = {
  title: 'Components/PageSheet',
  component: PageSheet,
  args: { id: 'ways', isOpen: true, onOpenChange: fn(), title: '', children: '' },
  argTypes: {
    height: { control: 'select', options: pageSheetHeights },
    title: { control: false },
    children: { control: false },
  },
  render: ({ id, height, isOpen, onOpenChange }) => <WithButton id={id} height={height} isOpen={isOpen} onOpenChange={onOpenChange} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof PageSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The sheet has at most 60 % of a phone's height, and 480 px on wider screens; the content scrolls under the title. */
export const Short: Story = {
  render: ({ id, isOpen, onOpenChange }) => <WithButton id={id} height="short" isOpen={isOpen} onOpenChange={onOpenChange} repeat={8} />,
}

/** A closed sheet takes no place, and nothing of it can be reached. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('[popover]')?.getClientRects()).toHaveLength(0))
  },
}

/** Enter opens the sheet, the focus stays in it, and Escape closes it and returns the focus. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: { isOpen: undefined },
  play: async ({ canvas, globals, args }) => {
    const { say, message } = spoken(globals)
    const button = canvas.getByRole('button', { name: say(words.title) })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: say(words.title) })
    await waitFor(() => expect(sheet).toHaveFocus())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true))
    const close = within(sheet).getByRole('button', { name: message('ds.dialog.close') })
    const links = within(sheet).getAllByRole('link')
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(links.at(-1)).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** A press opens the sheet once, and another press on its button closes it. The button is easy to touch. */
export const ByPress: Story = {
  tags: ['!dev'],
  args: { isOpen: undefined },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: say(words.title) }))
    const sheet = await screen.findByRole('dialog', { name: say(words.title) })
    const close = within(sheet).getByRole('button')
    const { width, height } = close.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Cover } from '@wasla/design-system/components/Cover'
import { Image } from '@wasla/design-system/components/Image'
import { PictureSet } from '@wasla/design-system/components/Image/PictureSet.ts'
import { PageSheet } from '@wasla/design-system/components/PageSheet'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { LocaleContexts, useLocale, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { PatternAddress } from '@wasla/design-system/patterns/Girih/PatternAddress.ts'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ConnectWays } from '#features/profiles/public/ConnectWays.tsx'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { ServicesContext, useServices, useValue } from '#services/context.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { carryMessages } from './carry-messages.ts'
import { copyOnPress } from './copy-on-press.ts'
import { moveAlongTabs } from './move-along-tabs.ts'
import { replaceBroken } from './replace-broken.ts'
import { sayCannotOpen } from './say-cannot-open.ts'
import { shareByDevice } from './share-by-device.ts'

/** An address that can be loaded: a pattern that is broken too is removed. */
const pattern = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

/** Shows what React would render on the server, so that the app runs nothing in the story. */
function Rendered({ children }: { children: ReactNode }) {
  const services = useServices()
  const { language } = useLocale()
  const { messages } = useValue(services.messages)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const html = renderToStaticMarkup(
      <ServicesContext value={services}>
        <LocaleContexts language={language} messages={messages as LocaleProviderProps['messages']}>
          <PatternAddress value={({ seed }) => `${pattern}#${seed}`}>{children}</PatternAddress>
        </LocaleContexts>
      </ServicesContext>,
    )
    const page = document.createElement('div')
    page.append(document.createRange().createContextualFragment(html))
    listen(page)
    place.current?.replaceChildren(page)
  }, [services, language, messages, children])
  return <div ref={place} />
}

/** Timers of the script that wait for the test. */
const waiting: (() => void)[] = []
const startTimer = (run: () => void) => {
  waiting.push(run)
  return () => undefined
}
const passTime = () => waiting.splice(0).forEach((run) => run())

const share = fn(() => Promise.resolve())
/** Runs the script for one story. */
function listen(place: HTMLElement) {
  copyOnPress(place, navigator, startTimer)
  carryMessages(place)
  sayCannotOpen(place, window, startTimer)
  shareByDevice(place, { share })
  replaceBroken(place)
}

const meta = {
  title: 'Screens/Parts/Rendered page',
  tags: ['!dev'],
  decorators: [withApp([profilesMessages])],
  parameters: { scenario: 'signed-out', path: '/profile/influencer/reem_dosari' },
  beforeEach: () => {
    share.mockClear()
    waiting.length = 0
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const copying = (
  <Rendered>
    <CopyField label="Address" value="https://wasla.example/noura" />
    <CopyButton value="@noura_cooks" />
  </Rendered>
)

/** A press copies the value, says so for two seconds, and then shows the button as before. */
export const Copies: Story = {
  render: () => copying,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = await canvas.findByRole('button', { name: say('ds.copyButton.copy') })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName(say('ds.copyButton.copied')))
    await expect(write).toHaveBeenLastCalledWith('@noura_cooks')
    const field = within(canvas.getByRole('group', { name: 'Address' }))
    await userEvent.click(field.getByRole('button'))
    await waitFor(() => expect(field.getByRole('status')).toHaveTextContent(say('ds.copyField.copied')))
    await expect(write).toHaveBeenLastCalledWith('https://wasla.example/noura')
    passTime()
    await expect(field.getByRole('status')).toBeEmptyDOMElement()
    await expect(button).toHaveAccessibleName(say('ds.copyButton.copy'))
  },
}

/** If the browser refuses, the words beside the value say what to do. The next try removes them. */
export const RefusesToCopy: Story = {
  render: () => copying,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const field = within(await canvas.findByRole('group', { name: 'Address' }))
    await userEvent.click(field.getByRole('button'))
    await expect(await field.findByRole('alert')).toHaveTextContent(say('ds.copyField.refused'))
    write.mockResolvedValue()
    await userEvent.click(field.getByRole('button'))
    await waitFor(() => expect(field.queryByRole('alert')).toBeNull())
  },
}

const reachable = {
  mobile_no: '+966550123478',
  email: 'reem@home.example',
  contactMethods: ['whatsapp', 'call', 'email'],
  isPhoneNumberVisible: true,
} as const

/** The links and the copy button follow the edited message. If no app opens a link, a text says so. */
export const CarriesTheMessage: Story = {
  render: () => (
    <Rendered>
      <PageSheet id="ask" title="Ask">
        <ConnectWays reachable={reachable} message={{ subject: 'Reel', body: 'Hello' }} />
      </PageSheet>
    </Rendered>
  ),
  play: async ({ canvasElement, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvasElement.querySelector('#ask')).not.toBeNull())
    canvasElement.querySelector<HTMLElement>('#ask')?.showPopover()
    const sheet = within(await screen.findByRole('dialog', { name: 'Ask' }))
    const chat = sheet.getByRole<HTMLAnchorElement>('link', { name: say('profiles.connect.whatsapp') })
    await expect(new URL(chat.href).searchParams.get('text')).toBe('Hello')
    await userEvent.type(sheet.getByRole('textbox'), ' & thanks')
    await expect(new URL(chat.href).searchParams.get('text')).toBe('Hello & thanks')
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(sheet.getByRole('button', { name: say('profiles.ask.copy') }))
    await expect(write).toHaveBeenLastCalledWith('Hello & thanks')
    const call = sheet.getByRole('link', { name: say('profiles.connect.call') })
    call.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(call)
    await expect(sheet.getByText(say('profiles.connect.cannotOpen'))).not.toBeVisible()
    passTime()
    await waitFor(() => expect(sheet.getByText(say('profiles.connect.cannotOpen'))).toBeVisible())
  },
}

/** On a device with its own share sheet, a press opens that sheet instead of ours. */
export const SharesByDevice: Story = {
  render: () => (
    <Rendered>
      <button data-share="https://wasla.example/noura" data-share-text="Noura" popoverTarget="ours">
        Share
      </button>
      <div id="ours" popover="auto">
        Ours
      </div>
    </Rendered>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await expect(share).toHaveBeenCalledWith({ title: 'Noura', text: 'Noura', url: 'https://wasla.example/noura' })
    await expect(canvas.getByText('Ours')).not.toBeVisible()
  },
}

const tabs = ['about', 'stats', 'rates'].map((id) => ({ id, label: id, href: `#${id}` }))

/** The Tab key reaches every tab, and arrow keys move along the row in the reading direction. */
export const MovesAlongTabs: Story = {
  tags: ['both-languages'],
  render: () => (
    <Rendered>
      <Tabs label="Profile" items={tabs} selected="about">
        <p>About</p>
      </Tabs>
    </Rendered>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const [first, second, third] = await canvas.findAllByRole('tab')
    moveAlongTabs(canvasElement)
    first?.focus()
    await userEvent.keyboard(spoken(globals).language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(second).toHaveFocus()
    await userEvent.tab()
    await expect(third).toHaveFocus()
  },
}

/** A picture that cannot be loaded becomes the pattern of its name; a face becomes the initials of its name. */
export const ReplacesBrokenPictures: Story = {
  render: () => (
    <Rendered>
      <Image src="data:image/png;base64,AAAA" alt="" name="reem" />
      <PictureSet value={(src) => `${src}#1 96w`}>
        <Cover src="data:image/png;base64,AAAA" name="reem" ink="accent1" />
      </PictureSet>
      <Avatar name="Reem" src="data:image/png;base64,AAAA" />
    </Rendered>
  ),
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector('[data-component="Image"] img')
    await waitFor(() => expect(picture()).not.toBeNull())
    const cover = canvasElement.querySelector('[data-component="Cover"] img')
    await waitFor(() => expect(picture()).toHaveAttribute('src', expect.stringContaining(pattern)))
    await waitFor(() => expect(cover).toHaveAttribute('src', expect.stringContaining(pattern)))
    await expect(cover).not.toHaveAttribute('srcset')
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Avatar"] img')).toBeNull())
  },
}

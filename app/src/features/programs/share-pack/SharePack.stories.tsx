import { unzipSync } from 'fflate'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { programsMessages } from '../messages/catalogue.ts'
import { ProgramOverviewScreen } from '../page/OverviewTab.tsx'
import { cardKinds, cardSizes } from './card-layout.ts'

const opened = (id: string) => ({ path: `${programAddress(id)}?dialog=share`, route: '/program/:programId/overview' })

const meta = {
  title: 'Screens/Program/Share pack',
  component: ProgramOverviewScreen,
  tags: ['screen'],
  decorators: [withApp([programsMessages, sharedProgramsMessages, listMessages, profilesMessages, shareMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', scenario: 'programs', ...opened(programIds.morningCup) },
  render: () => (
    <AppLayout>
      <ProgramOverviewScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof ProgramOverviewScreen>
export default meta
type Story = StoryObj<typeof meta>

type Say = ReturnType<typeof spoken>['say']
const sheet = async (say: Say) => within(await screen.findByRole('dialog', { name: say('programs.pack.title') }))

/** Returns whether the card is drawn: its pixels then have many colours. */
function isDrawn(canvas: HTMLElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return new Set(pixels).size > 20
}

/** The tracking link, the QR code, captions in both languages, and a card in each format. */
export const Ready: Story = {
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const pack = await sheet(say)
    await waitFor(() => expect(pack.getByRole('img', { name: say('programs.link.code') })).toBeVisible())
    for (const label of ['#ad', '#إعلان']) await waitFor(() => expect(pack.getByText(label)).toBeVisible())
    for (const kind of cardKinds) {
      const name = say('programs.pack.saveCard', { card: say(`programs.pack.card.${kind}`) })
      await waitFor(() => expect(pack.getByRole('button', { name })).toBeEnabled())
    }
    for (const canvas of pack.getAllByRole('img').filter((each) => each instanceof HTMLCanvasElement))
      await waitFor(() => expect(isDrawn(canvas)).toBe(true))
  },
}

/** A caption that the participant pasted is checked while it is typed, in either language. Nothing of it is sent. */
export const CheckingACaption: Story = {
  tags: ['!dev'],
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const pack = await sheet(say)
    const field = await pack.findByRole('textbox', { name: say('programs.pack.check.caption') })
    await userEvent.type(field, 'قهوة الصباح من نبت')
    await waitFor(() => expect(pack.getByText(say('programs.pack.check.result', { count: 3 }))).toBeVisible())
    await userEvent.clear(field)
    await userEvent.type(field, '#إعلان قهوة الصباح من نبت')
    await waitFor(() => expect(pack.getByText(say('programs.pack.check.result', { count: 1 }))).toBeVisible())
  },
}

/** If the program counts codes, the code is beside the link and in the captions. */
export const WithACode: Story = {
  parameters: { scenario: 'program-codes' },
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const pack = await sheet(say)
    const code = (await pack.findByRole('group', { name: say('program.code') })).dataset['copy'] ?? ''
    await expect(code).toMatch(/^[A-Z2-9]{6}$/u)
    await waitFor(() => expect(pack.getAllByText(new RegExp(code, 'u')).length).toBeGreaterThan(2))
  },
}

/** Saves the picture during the press, in the size that its platform requires. */
export const Saving: Story = {
  tags: ['!dev'],
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const saved: Blob[] = []
    const make = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file)
      return '#'
    })
    try {
      const pack = await sheet(say)
      for (const kind of cardKinds) {
        const name = say('programs.pack.saveCard', { card: say(`programs.pack.card.${kind}`) })
        const button = await pack.findByRole('button', { name })
        await waitFor(() => expect(button).toBeEnabled())
        saved.length = 0
        await userEvent.click(button)
        await expect(saved).toHaveLength(1)
        const [file] = saved
        if (!file) throw new Error('Nothing was saved')
        await expect(file.type).toBe('image/png')
        const { width, height } = await createImageBitmap(file)
        await expect({ width, height }).toEqual(cardSizes[kind])
      }
      for (const [kind, type] of [
        ['svg', 'image/svg+xml'],
        ['png', 'image/png'],
      ] as const) {
        saved.length = 0
        await userEvent.click(pack.getByRole('button', { name: say(`programs.pack.code.${kind}`) }))
        await expect(saved[0]?.type).toBe(type)
      }
    } finally {
      make.mockRestore()
    }
  },
}

/** Saves one archive with each card, the QR code in both formats, and a text file for each caption. */
export const SavingAll: Story = {
  tags: ['!dev'],
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const saved: Blob[] = []
    const make = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file)
      return '#'
    })
    try {
      const pack = await sheet(say)
      const button = await pack.findByRole('button', { name: say('programs.pack.saveAll') })
      await waitFor(() => expect(button).toBeEnabled())
      await userEvent.click(button)
      await waitFor(() => expect(saved).toHaveLength(1))
      const [archive] = saved
      if (!archive) throw new Error('Nothing was saved')
      const found = unzipSync(new Uint8Array(await archive.arrayBuffer()))
      const names = Object.keys(found).map((name) => name.replace(/^\w{10}-/u, ''))
      await expect(new Set(names)).toEqual(
        new Set(['story.png', 'post.png', 'wide.png', 'qr.png', 'qr.svg', 'caption-en.txt', 'caption-ar.txt']),
      )
      for (const [name, bytes] of Object.entries(found).filter(([each]) => each.endsWith('-story.png'))) {
        const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
        await expect([name, { width, height }]).toEqual([name, cardSizes.story])
      }
      const arabic = Object.entries(found).find(([name]) => name.endsWith('caption-ar.txt'))?.[1]
      await expect(new TextDecoder().decode(arabic)).toMatch(/^#إعلان\n[^]+\nhttp:\/\/localhost\/t\/\w+\n$/u)
    } finally {
      make.mockRestore()
    }
  },
}

/** If the browser cannot create a picture, a message says so, and the files can be downloaded one by one. */
export const SavingAllFails: Story = {
  tags: ['!dev'],
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const make = spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,')
    try {
      const pack = await sheet(say)
      const button = await pack.findByRole('button', { name: say('programs.pack.saveAll') })
      await waitFor(() => expect(button).toBeEnabled())
      await userEvent.click(button)
      await waitFor(() => expect(screen.getByText(say('programs.pack.saveAllFailed'))).toBeInTheDocument())
      await waitFor(() => expect(button).toBeEnabled())
    } finally {
      make.mockRestore()
    }
  },
}

/** Copies the whole caption, which begins with the advertisement label and ends with the link. */
export const Copying: Story = {
  tags: ['!dev'],
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    try {
      const pack = await sheet(say)
      const caption = (await pack.findByText('#إعلان')).closest('article')
      if (!caption) throw new Error('There is no caption')
      await userEvent.click(within(caption).getByRole('button'))
      await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringMatching(/^#إعلان\n[^]+\nhttp:\/\/localhost\/t\/\w+$/u)))
    } finally {
      write.mockRestore()
    }
  },
}

/** Opens from the card of the tracking link. After it closes, that card's button has the focus. */
export const FromTheLink: Story = {
  tags: ['!dev'],
  parameters: { path: programAddress(programIds.morningCup) },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.pack.open') }))
    await sheet(say)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: say('programs.pack.open') })).toHaveFocus())
  },
}

/** Names of the greatest allowed length. */
export const Long: Story = {
  parameters: { scenario: 'program-long-visitor' },
  play: Ready.play,
}

import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { followDocsPage, inheritedGlobals } from '../../.storybook/framed.ts'
import type { Globals } from '../../.storybook/globals.ts'

/** A page of Storybook, as far as its frames can see it. */
function docsPage(globals: Partial<Globals>) {
  const channel = new EventEmitter()
  const page = {
    __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { get: () => globals } }, onUpdateGlobals: vi.fn<() => void>() },
    __STORYBOOK_ADDONS_CHANNEL__: channel,
  }
  const choose = (next: Partial<Globals>) => {
    Object.assign(globals, next)
    channel.emit('globalsUpdated')
  }
  return { page, channel, choose }
}

function frameIn(parent: unknown) {
  const onUpdateGlobals = vi.fn<(update: { globals: Partial<Globals> }) => void>()
  const window = new EventEmitter()
  const frame = {
    parent,
    __STORYBOOK_PREVIEW__: { onUpdateGlobals },
    addEventListener: (event: string, listener: () => void) => void window.on(event, listener),
  }
  return { frame, onUpdateGlobals, close: () => void window.emit('pagehide') }
}

test('a preview in a frame starts with the language, theme, density and text size of its docs page', () => {
  const { page } = docsPage({ locale: 'ar', theme: 'dark', density: 'compact', textScale: '200' })
  expect(inheritedGlobals(frameIn(page).frame)).toEqual({ locale: 'ar', theme: 'dark', density: 'compact', textScale: '200' })
})

test('a story alone, in the window of Storybook or on a page of another origin has its own language and theme', () => {
  const alone = frameIn(undefined).frame
  expect(inheritedGlobals({ ...alone, parent: {} })).toEqual({})
  const itself = frameIn(undefined).frame
  itself.parent = itself
  expect(inheritedGlobals(itself)).toEqual({})
  const foreign = new Proxy({}, { get: () => raise() })
  expect(inheritedGlobals({ ...alone, parent: foreign })).toEqual({})
})

function raise(): never {
  throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
}

test('every frame of a docs page changes with the toolbar, once per change', () => {
  const { page, channel, choose } = docsPage({ locale: 'en', theme: 'light' })
  const [first, second] = [frameIn(page), frameIn(page)]
  followDocsPage(first.frame)
  followDocsPage(second.frame)
  choose({ locale: 'ar' })
  choose({ theme: 'dark' })
  // A frame reports its own change on the page’s channel.
  channel.emit('globalsUpdated')
  for (const { onUpdateGlobals } of [first, second])
    expect(onUpdateGlobals.mock.calls).toEqual([
      [{ globals: { locale: 'ar', theme: 'light' } }],
      [{ globals: { locale: 'ar', theme: 'dark' } }],
    ])
})

test('a frame that was closed no longer changes', () => {
  const { page, channel, choose } = docsPage({ locale: 'en', theme: 'light' })
  const { frame, onUpdateGlobals, close } = frameIn(page)
  followDocsPage(frame)
  close()
  choose({ locale: 'ar' })
  expect(onUpdateGlobals).not.toHaveBeenCalled()
  expect(channel.listenerCount('globalsUpdated')).toBe(0)
})

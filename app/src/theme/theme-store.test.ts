import { describe, expect, it, vi } from 'vitest'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { createThemeStore } from './theme-store.ts'

describe('the theme of a device', () => {
  it('is the system’s theme until somebody chooses one', () => expect(createThemeStore(createSharedBox().tab()).read()).toBe('device'))

  it('is stored for the next visit, and removed if the system’s theme is chosen again', () => {
    const box = createSharedBox().tab()
    const store = createThemeStore(box)
    store.choose('dark')
    expect([store.read(), createThemeStore(box).read(), box.getItem('theme')]).toEqual(['dark', 'dark', 'dark'])
    store.choose('device')
    expect([createThemeStore(box).read(), box.getItem('theme')]).toEqual(['device', null])
  })

  it('ignores an invalid stored value', () => {
    const box = createSharedBox().tab()
    box.setItem('theme', 'neon')
    expect(createThemeStore(box).read()).toBe('device')
  })

  it('follows a change in another tab, and notifies subscribers once', () => {
    const box = createSharedBox().tab()
    const here = createThemeStore(box)
    const heard = vi.fn<() => void>()
    here.subscribe(heard)
    createThemeStore(box).choose('light')
    here.follow()
    here.follow()
    expect(here.read()).toBe('light')
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

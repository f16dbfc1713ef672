import { describe, expect, test } from 'vitest'
import { openNotification, pathOf, type OpenPage } from './notification-click.ts'

const origin = 'https://wasla.example'

describe('pathOf', () => {
  test.each([
    ['/groups/my/g?tab=1#top', '/groups/my/g?tab=1#top'],
    ['https://evil.example/', '/home'],
    ['//evil.example/home', '/home'],
    ['/\\evil.example', '/home'],
    ['javascript:alert(1)', '/home'],
    ['home', '/home'],
    [undefined, '/home'],
    [{ path: '/wallet' }, '/home'],
  ])('of %j is %s', (data, path) => expect(pathOf(data, origin)).toBe(path))
})

describe('openNotification', () => {
  function setUp(pages: readonly { path: string; focused?: boolean }[]) {
    const done: string[] = []
    const all = pages.map(({ path, focused = false }): OpenPage => ({
      url: origin + path,
      focused,
      focus: async () => void done.push(`focus ${path}`),
      postMessage: (message) => void done.push(`${path} goes to ${message.path}`),
    }))
    return { done, windows: { all: async () => all, open: async (address: string) => void done.push(`open ${address}`) } }
  }

  test('opens a page if none is open, or only the back office', async () => {
    for (const pages of [[], [{ path: '/admin/users', focused: true }]]) {
      const { done, windows } = setUp(pages)
      await openNotification(windows, '/wallet', origin)
      expect(done).toEqual([`open ${origin}/wallet`])
    }
  })

  test('sends an open page there and shows it, first of all the one in front', async () => {
    const { done, windows } = setUp([{ path: '/home' }, { path: '/groups', focused: true }, { path: '/administer' }])
    await openNotification(windows, '/wallet', origin)
    expect(done).toEqual(['/groups goes to /wallet', 'focus /groups'])
    const behind = setUp([{ path: '/home' }])
    await openNotification(behind.windows, 'https://evil.example', origin)
    expect(behind.done).toEqual(['/home goes to /home', 'focus /home'])
  })
})

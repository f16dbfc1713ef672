import { expect, it } from 'vitest'
import { contactSheet, index } from './sheet.ts'

const picture = { file: 'networker-en-light-390.png', viewer: 'networker', language: 'en', theme: 'light', width: 390 }

it('contactSheet shows every picture of a screen, one row per viewer', () => {
  const sheet = contactSheet('/home', [
    picture,
    { ...picture, viewer: 'agent', file: 'agent-en-light-390.png' },
    { ...picture, theme: 'dark', file: 'networker-en-dark-390.png' },
  ])
  expect(sheet.match(/<img /g)).toHaveLength(3)
  expect(sheet.match(/<h2>/g)).toHaveLength(2)
})

it('contactSheet escapes names', () => expect(contactSheet('<b>', [])).not.toContain('<b>'))
it('index links to every sheet', () =>
  expect(index([{ title: '/home', file: 'home/index.html', pictures: 8 }])).toContain('href="home/index.html"'))

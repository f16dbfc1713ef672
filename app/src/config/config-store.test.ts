import { expect, test } from 'vitest'
import { createConfigStore, defaultConfig, readConfig } from './config-store.ts'

test.each([
  ['a demo opens with its own code', { mode: 'demo', demoCode: '654321' }, '654321'],
  ['a demo that names no code opens with the usual one', { mode: 'demo' }, '123456'],
  ['somebody’s own deployment has no enter buttons', { mode: 'local', demoCode: '654321' }, null],
  ['the real thing has no enter buttons', { mode: 'live', demoCode: '654321' }, null],
  ['a word nobody knows opens nothing', { mode: 'DEMO' }, null],
])('%s', (_what, said, code) => {
  expect(readConfig(said).demoCode).toBe(code)
})

test.each([[null], ['demo'], [{}], [{ productName: { en: 7 } }]])('uses the defaults for the answer %j', (said) => {
  expect(readConfig(said)).toEqual(defaultConfig)
})

test.each([
  [{ mode: 'demo', daysAhead: 3 }, 3 * 86_400_000],
  [{ mode: 'demo' }, 0],
  [{ mode: 'demo', daysAhead: -2 }, 0],
  [{ mode: 'demo', daysAhead: 'many' }, 0],
])('reads from %j how far the page’s clock is ahead', (said, ahead) => {
  expect(readConfig(said).ahead).toBe(ahead)
})

test('uses the identity provider that the deployment names', () => {
  expect(readConfig({ identity: 'persona' }).identity).toBe('persona')
  expect(readConfig({ identity: 'nobody' }).identity).toBe('demo')
})

test('offers the provider of the organisation only if the deployment says so', () => {
  expect([{ adminOidc: true }, { adminOidc: 'yes' }, {}].map((said) => readConfig(said).hasAdminOidc)).toEqual([true, false, false])
})

test('uses the deployment’s list limits, and the defaults for invalid ones', () => {
  expect(readConfig({ lists: { posts: 12, links: 0, collaborations: 'many' } }).lists).toEqual({ ...defaultConfig.lists, posts: 12 })
})

test('uses another product name only for the language of that name', () => {
  expect(readConfig({ productName: { en: 'Sila' } }).productName).toEqual({ en: 'Sila', ar: 'وصلة' })
})

test('logs that the configuration cannot be loaded, and uses the defaults', async () => {
  const logged: string[] = []
  const config = createConfigStore(
    () => Promise.reject(new Error('down')),
    (text) => logged.push(text),
  )
  await config.start()
  expect(config.read()).toBe(defaultConfig)
  expect(logged).toHaveLength(1)
})

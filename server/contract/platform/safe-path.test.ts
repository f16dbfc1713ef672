import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/home', '/groups/my/7/?page=2', '/profile/influencer/noura#links', '/discover?filter=ALL&next=//x'])(
  'safePath returns %s',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  '/..//evil.example',
  '/./\\evil',
  '/%5C/../\\evil',
  null,
  undefined,
  `/${'a'.repeat(3_000)}`,
])('safePath returns null for %j', (path) => {
  expect(safePath(path)).toBeNull()
})

test('safePath resolves dot segments to a path of our own origin', () => {
  expect(safePath('/a/../../settings/profile')).toBe('/settings/profile')
})

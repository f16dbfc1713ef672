import { expect, test } from 'vitest'
import { trespassers } from './apart.ts'

const chunk = (fileName: string, more: Partial<Parameters<typeof trespassers>[0][number]> = {}) => ({
  fileName,
  imports: [],
  dynamicImports: [],
  moduleIds: [],
  isEntry: false,
  facadeModuleId: null,
  ...more,
})

const chunks = [
  chunk('index.js', { isEntry: true, facadeModuleId: '/app/index.html', imports: ['shared.js'], dynamicImports: ['home.js'] }),
  chunk('admin.js', { isEntry: true, facadeModuleId: '/app/admin.html', imports: ['shared.js'], moduleIds: ['/app/src/admin/main.tsx'] }),
  chunk('shared.js', { moduleIds: ['/design-system/Button.tsx'] }),
  chunk('home.js', { moduleIds: ['/app/src/features/home.tsx'], imports: ['late.js'] }),
  chunk('late.js', { moduleIds: ['/app/src/admin/places.ts'] }),
]

test('finds a forbidden source even if the page loads it only later', () => {
  expect(trespassers(chunks, '/index.html', /\/src\/admin\//)).toEqual(['/app/src/admin/places.ts'])
})

test('ignores sources that only another page loads', () => {
  expect(trespassers(chunks, '/admin.html', /\/src\/features\//)).toEqual([])
})

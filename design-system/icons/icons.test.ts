import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { iconNames } from './all.ts'
import { artOf, loadArts, onMoreArts } from './arts.ts'
import { firstArts } from './first.ts'
import { Icon } from './Icon.tsx'
import { flipOf } from './icons.ts'
import { moreArts } from './more.ts'

const drawn = (name: keyof typeof firstArts | keyof typeof moreArts) => renderToStaticMarkup(createElement(Icon, { name }))

it('icons of public pages are drawn immediately; other icons reserve their space until they are loaded', () => {
  expect(drawn('close')).toContain('<path')
  expect(drawn('wallet')).toMatch(/<svg[^>]*aria-hidden="true"[^>]*><\/svg>/)
})

it('no icon is in both tables', () => {
  expect(Object.keys(firstArts).filter((name) => name in moreArts)).toEqual([])
})

it('icons that point along the reading direction are mirrored; other icons are not', () => {
  expect(['arrow-start', 'send', 'list'].map((name) => flipOf(name as 'send'))).toEqual(['mirror', 'mirror', 'mirror'])
  expect(['clock', 'check', 'play'].map((name) => flipOf(name as 'play'))).toEqual(['none', 'none', 'none'])
})

it('after loading, every icon is drawn and subscribers are notified', async () => {
  let calls = 0
  const leave = onMoreArts(() => (calls += 1))
  await loadArts()
  await loadArts()
  leave()
  expect(calls).toBe(1)
  expect(iconNames.filter((name) => artOf(name) === undefined)).toEqual([])
  expect(drawn('wallet')).toContain('<path')
})

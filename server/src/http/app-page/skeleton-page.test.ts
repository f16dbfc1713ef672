import { expect, test } from 'vitest'
import type { Skeleton } from '@wasla/contract/public-pages/renderer.ts'
import { skeletonPage } from './skeleton-page.ts'

const built =
  '<!doctype html><html lang="en" dir="ltr"><head><script type="application/json" id="first-route">{"entry":["/a.js"],"routes":{"/home":{},"/wallet":{},"*":{}}}</script><script>boot()</script><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"><div class="boot"><svg></svg></div></div><p class="boot-failed" id="start-failed" hidden></p></body></html>'

const skeleton = (over: Partial<Skeleton> = {}): Skeleton => ({
  path: '^/home$',
  types: ['INFLUENCER', 'AGENT'],
  html: { en: '<main class="known" style="color:red">Home</main>', ar: '<main class="known">الرئيسية</main>' },
  operations: [{ id: 'a', variables: { name: '</script>' } }],
  comesWithData: true,
  ...over,
})
const made = (...skeletons: Skeleton[]) => skeletonPage(built, (html) => `.used{content:"${html.length}"}`, { path: '^/home$', skeletons })

test('the page has each skeleton in both languages, as templates before the words of a failed start', () => {
  const { text } = made(skeleton(), skeleton({ types: ['BRAND'] }))
  expect(text).toContain(
    '<template data-skeleton="INFLUENCER AGENT" lang="en" dir="ltr"><main class="known" data-style="0">Home</main></template>',
  )
  expect(text).toContain('<template data-skeleton="BRAND" lang="ar" dir="rtl"><main class="known">الرئيسية</main></template><p class="boot')
  expect(text).toContain('<div id="root"><div class="boot"><svg></svg></div></div>')
})

test('its styles are in it, and those of the app are named for the boot script', () => {
  const { text, css } = made(skeleton())
  expect(text).toContain(`<style>${css}</style></head>`)
  expect(css).toContain('[data-style="0"]:not(#_){color:red}')
  expect(text).toContain('<html data-skeletons="/assets/index.css" lang="en" dir="ltr">')
  expect(text).not.toContain('<link rel="stylesheet"')
})

test('the first operations come before the boot script, and cannot end their element', () => {
  const { text } = made(skeleton())
  const facts = /<script type="application\/json" id="skeletons">(.*?)<\/script>/.exec(text)
  expect(JSON.parse(facts?.[1] ?? '')).toEqual([
    { path: '^/home$', types: ['INFLUENCER', 'AGENT'], operations: [{ id: 'a', variables: { name: '</script>' } }], comesWithData: true },
  ])
  expect(facts?.index).toBeLessThan(text.indexOf('boot()'))
})

test('the page names the files of its own address and of addresses without files of their own', () => {
  expect(/id="first-route">(.*?)<\/script>/.exec(made(skeleton()).text)?.[1]).toBe('{"entry":["/a.js"],"routes":{"/home":{},"*":{}}}')
})

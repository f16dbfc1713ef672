import type { Language } from '@wasla/contract/platform/language.ts'
import { escapeHtml, inLanguage } from '../html.ts'
import type { Head } from '../public-page/head.ts'

/** A page to send. `html` is the content of its body, `css` its styles. */
export type Page = { language: Language; head: Head; html: string; css: string }

/** Parts of the built page that are replaced, in page order. */
const places = [
  { what: 'language', at: /<html lang="[^"]*" dir="[^"]*">/ },
  { what: 'title', at: /<title>[^<]*<\/title>/ },
  { what: 'description', at: /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/ },
  { what: 'more', at: /(?=<\/head>)/ },
  { what: 'body', at: /(?<=<div id="root">)\s*<div class="boot">[\s\S]*?<\/svg>\s*<\/div>\s*(?=<\/div>)/ },
] as const
type Place = (typeof places)[number]['what']

/** What only the app needs: the templates of the sign-in page, its data, and the words for browsers without scripts. */
const ofTheApp = [
  /\s*<template id="entry-[\s\S]*?<\/template>/g,
  /\s*<noscript>[\s\S]*?<\/noscript>/g,
  /\s*<link rel="preload"[^>]* as="fetch"[^>]*>/g,
]
const styleLinks = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g

/** Data of the build for the boot script. A rendered page needs the files of two routes: of a profile, and of every other page. */
type FirstRoute = {
  fonts?: Readonly<Record<Language, readonly string[]>>
  arabicFigures?: readonly string[]
  routes?: Readonly<Record<string, unknown>>
}
const firstRoute = /(?<=<script type="application\/json" id="first-route">)[\s\S]*?(?=<\/script>)/
const ownRoutes = ['/profile/:userType/:userName', '*']

/** Returns the data of the build without what the page of a signed-out reader has no use for. */
function shortened({ routes = {}, ...data }: FirstRoute): string {
  const own = Object.fromEntries(Object.entries(routes).filter(([path]) => ownRoutes.includes(path)))
  return JSON.stringify({ ...data, routes: own }).replaceAll('<', '\\u003c')
}

const fontLink = (href: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`

/**
 * Returns a function that makes pages from the built page. A page has its content and its styles in it, and the scripts that start the app
 * if its reader is signed in. The app’s own style files are named for the app. Throws if the built page lacks one of the parts.
 */
export function pageShell(html: string): (page: Page) => string {
  const styles = Array.from(html.matchAll(styleLinks), ([, href = '']) => href)
  const data = JSON.parse(firstRoute.exec(html)?.[0] ?? '{}') as FirstRoute
  let rest = [...ofTheApp, styleLinks].reduce((text, pattern) => text.replace(pattern, ''), html).replace(firstRoute, () => shortened(data))
  const pieces: string[] = []
  let logo = ''
  for (const { what, at } of places) {
    const found = at.exec(rest)
    if (!found) throw new Error(`The built page has no place for its ${what}.`)
    pieces.push(rest.slice(0, found.index))
    if (what === 'body') logo = found[0].trim()
    rest = rest.slice(found.index + found[0].length)
  }
  pieces.push(rest)
  return ({ language, head, html: body, css }) => {
    const script = /\p{Script=Arabic}/u.test(body) ? 'ar' : 'en'
    const filling: Record<Place, string> = {
      // Tells the boot script that the page is complete without the app, and which styles the app needs besides.
      language: `<html ${inLanguage(language)} data-rendered="${styles.join(' ')}"${head.isForStrangers ? ' data-for-strangers' : ''}>`,
      title: `<title>${escapeHtml(head.title)}</title>`,
      description: `<meta name="description" content="${escapeHtml(head.description)}" />`,
      more: `${(data.fonts?.[script] ?? []).map(fontLink).join('')}<style>${css}</style>${head.more}${head.isForStrangers ? `<template id="boot-logo">${logo}</template>` : ''}`,
      body,
    }
    return pieces.map((piece, index) => piece + (places[index] ? filling[places[index].what] : '')).join('')
  }
}

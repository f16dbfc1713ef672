import { readFileSync } from 'node:fs'
import type { Language } from '@wasla/contract/platform/language.ts'
import { commonHeaders } from '../request/headers.ts'
import { smallPage } from '../http/html.ts'

const mark =
  '<svg class="mark" viewBox="0 0 48 48" aria-hidden="true"><circle cx="36" cy="17" r="7.5"/><path d="M43.5 17C43.5 31 35 36.5 25 36.5C15.5 36.5 9 31 8 21.5"/><circle cx="8" cy="17.5" r="5.5"/></svg>'

type DemoPage = {
  language: Language
  /** Plain text. */
  title: string
  /** Markup. */
  main: string
  /** Address of the page's styles, which `demoStyle` answers. */
  stylePath: string
  /** Markup around `main` for a service with its own look. Without it, the page shows the product's logo. */
  frame?: { above: string; below: string }
}

/** Returns a page of a service that the demo imitates. */
export const demoPage = ({ language, title, main, stylePath, frame }: DemoPage): string =>
  smallPage({
    language,
    title,
    head: `<link rel="stylesheet" href="${stylePath}">`,
    body: frame ? `${frame.above}<main>${main}</main>${frame.below}` : `<main>${mark}${main}</main>`,
  })

const shared = readFileSync(new URL('page.css', import.meta.url), 'utf8')

/** Returns a handler that answers the styles of all demo pages, followed by the styles in `file`. */
export function demoStyle(file: URL): () => Response {
  const style = shared + readFileSync(file, 'utf8')
  return () =>
    new Response(style, { headers: { ...commonHeaders, 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' } })
}

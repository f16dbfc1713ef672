import { createHash } from 'node:crypto'
import { languages, readLanguage, type Language, type Localized } from '@wasla/contract/platform/language.ts'
import type { Env } from '../../config/env.ts'
import { commonHeaders } from '../../request/headers.ts'
import { escapeHtml as text, smallPage } from '../html.ts'

const words = {
  title: { en: 'This link doesn’t work', ar: 'هذا الرابط لا يعمل' },
  advice: {
    en: 'Part of it may be missing, or it is no longer in use. Check it, or ask the person who shared it for a new one.',
    ar: 'قد يكون ناقصًا أو لم يعد مستخدمًا. تحقّق منه، أو اطلب رابطًا جديدًا ممن شاركه معك.',
  },
  home: { en: 'Go to {product}', ar: 'الانتقال إلى {product}' },
} as const satisfies Record<string, Localized>

/** The app’s colours, in light and dark. */
const style = `:root{color-scheme:light dark;--canvas:#fbf8f3;--ink:#1c1a22;--muted:#5f5a68;--brand:#0b6b5e;--on-brand:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#131218;--ink:#f4f0e9;--muted:#ada7b6;--brand:#55c7b0;--on-brand:#131218}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;min-block-size:100dvh;display:grid;grid-template-rows:auto 1fr;background:var(--canvas);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
header{padding:16px;color:var(--brand)}
svg{display:block}
main{align-self:center;justify-self:center;inline-size:100%;max-inline-size:30rem;padding:16px 16px 96px;text-align:center}
h1{margin:0 0 8px;font-size:1.5rem;line-height:1.3;text-wrap:balance}
p{margin:0 0 24px;color:var(--muted);text-wrap:balance}
a{display:inline-block;min-block-size:48px;padding:12px 24px;border-radius:10px;background:var(--brand);color:var(--on-brand);font-weight:600;line-height:24px;text-decoration:none}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
@media (forced-colors:active){a{border:1px solid}}`
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const mark =
  '<svg viewBox="0 0 48 48" width="28" height="28" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"><circle cx="36" cy="17" r="7.5"/><path d="M43.5 17C43.5 31 35 36.5 25 36.5C15.5 36.5 9 31 8 21.5"/></g><circle cx="8" cy="17.5" r="5.5" fill="#f2a516"/></svg>'

const headers = {
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-language',
}

const pageIn = (language: Language, product: Localized): string =>
  smallPage({
    language,
    title: words.title[language],
    head: `<style>${style}</style>`,
    body: `<header>${mark}</header><main><h1>${words.title[language]}</h1><p>${words.advice[language]}</p><a href="/">${text(words.home[language].replace('{product}', product[language]))}</a></main>`,
  })

/** Answers an unknown tracking link (Y-16): 404 with a small page in the visitor’s language, without the app. */
export function unknownLink({ productName }: Pick<Env, 'productName'>): (acceptLanguage: string | undefined) => Response {
  const pages = new Map(languages.map((language) => [language, pageIn(language, productName)]))
  return (acceptLanguage) => {
    const language = readLanguage(acceptLanguage)
    return new Response(pages.get(language), { status: 404, headers: { ...headers, 'content-language': language } })
  }
}

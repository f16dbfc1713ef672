import { languages, readLanguage, type Language } from '@wasla/contract/platform/language.ts'
import type { Env } from '../config/env.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { fileHeaders } from '../request/headers.ts'
import { headerOf } from '../request/header-of.ts'

const words: Readonly<Record<Language, { direction: 'ltr' | 'rtl'; description: string; discover: string; wallet: string }>> = {
  en: {
    direction: 'ltr',
    description: 'Where networkers, agents, agencies and brands meet, run programs and are paid.',
    discover: 'Discover',
    wallet: 'Wallet',
  },
  ar: {
    direction: 'rtl',
    description: 'ملتقى المؤثّرين والوكلاء والوكالات والعلامات التجارية.',
    discover: 'اكتشف',
    wallet: 'المحفظة',
  },
}

/** Colours of the page's paper in the light theme (visual.md). */
const paper = '#FBF8F3'

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

const manifest = (language: Language, name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: words[language].description,
  lang: language,
  dir: words[language].direction,
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons,
  shortcuts: [
    { name: words[language].discover, url: '/discover' },
    { name: words[language].wallet, url: '/wallet' },
  ],
})

/** `GET /manifest.webmanifest`: name and icons with which a device installs the app, in the language of the page (`?lang=`). */
export const manifestAnswer =
  ({ productName }: Pick<Env, 'productName'>) =>
  (c: HttpContext): Response => {
    const language = languages.find((one) => one === c.req.query('lang')) ?? readLanguage(headerOf(c, 'accept-language'))
    return Response.json(manifest(language, productName[language]), {
      headers: {
        ...fileHeaders,
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'accept-language',
      },
    })
  }

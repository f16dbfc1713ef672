import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { headerOf } from '../../request/header-of.ts'
import { packed } from '../../request/packed.ts'
import { escapeHtml, inLanguage } from '../html.ts'
import { filled } from '../public-page/words.ts'
import { addressOfPage } from '../rendered-page/page-address.ts'
import { readSentCode, sentCodeElement } from './sent-code.ts'
import { words } from './words.ts'

const withoutScripts = /<noscript>[\s\S]*?<\/noscript>/

/** Returns what a reader without scripts sees. */
function notice(language: Language, e164: string | null): string {
  const number = `<bdi dir="ltr">${escapeHtml(e164 === null ? '' : groupedPhone(e164))}</bdi>`
  const sent = e164 === null ? '' : `<p>${filled(escapeHtml(words.codeSent[language]), { number })}</p>`
  return `<noscript><main class="boot-notice"><h1>${words.codeTitle[language]}</h1>${sent}<p>${words.turnOn[language]}</p></main></noscript>`
}

/**
 * `GET /verify-otp`: the page that the app draws. It contains the challenge of a code that was sent before the app was there, and says what
 * to do if scripts are off.
 */
export const codePage =
  ({ html, headers }: { html: string; headers: Readonly<Record<string, string>> }) =>
  async (c: HttpContext): Promise<Response> => {
    const language = addressOfPage(c).language
    const facts = readSentCode(headerOf(c, 'cookie'))
    const page = html
      .replace(/<html lang="[^"]*" dir="[^"]*">/, () => `<html ${inLanguage(language)}>`)
      .replace('</head>', () => `${facts ? sentCodeElement(facts) : ''}</head>`)
      .replace(withoutScripts, () => notice(language, facts?.e164 ?? null))
    return packed(
      page,
      {
        status: 200,
        headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-language': language, 'cache-control': 'no-store' },
      },
      headerOf(c, 'accept-encoding'),
    )
  }

import { createHash } from 'node:crypto'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { readLanguage, type Language } from '@wasla/contract/platform/language.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { Database } from '../database/database.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { newestMessages } from '../providers/sms/stores/outbox.ts'
import { json } from './responses.ts'
import { escapeHtml, smallPage } from './html.ts'
import { commonHeaders } from '../request/headers.ts'

type Message = { id: string; to: string; text: string; sentAt: string }

const words: Readonly<Record<Language, { title: string; empty: string; refresh: string }>> = {
  en: { title: 'Outbox', empty: 'No messages yet.', refresh: 'Refresh' },
  ar: { title: 'الرسائل الصادرة', empty: 'لا توجد رسائل بعد.', refresh: 'تحديث' },
}

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-inline-size:40rem;margin:3rem auto;padding-inline:1rem}
ol{list-style:none;padding:0;display:grid;gap:1rem}li{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:12px;padding:1rem}
p{margin:0}small{opacity:.7}`
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const item = ({ to, text, sentAt }: Message) =>
  `<li><small><bdi dir="ltr">${escapeHtml(groupedPhone(to))}</bdi> · <time datetime="${sentAt}"><bdi dir="ltr">${sentAt.slice(0, 19).replace('T', ' ')} UTC</bdi></time></small><p><bdi>${escapeHtml(text)}</bdi></p></li>`

function page(language: Language, messages: readonly Message[]): string {
  const { title, empty, refresh } = words[language]
  const list = messages.length > 0 ? `<ol>${messages.map(item).join('')}</ol>` : `<p>${empty}</p>`
  return smallPage({
    language,
    title,
    head: `<style>${style}</style>`,
    body: `<h1>${title}</h1><p><a href="">${refresh}</a></p>${list}`,
  })
}

/** `GET /demo/outbox`: the messages that demo and local would have sent, newest first, as a page or as JSON (B-09). Live has none. */
export const outbox =
  ({ db }: { db: Database }) =>
  async (c: HttpContext): Promise<Response> => {
    const rows = await newestMessages(db, 50)
    const messages = rows.map((row): Message => ({ id: row.id, to: row.to_number, text: row.text, sentAt: toDateTime(row.sent_at) }))
    if (!c.req.header('accept')?.includes('text/html')) return json({ messages })
    const headers = {
      ...commonHeaders,
      'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    }
    return new Response(page(readLanguage(c.req.header('accept-language')), messages), { headers })
  }

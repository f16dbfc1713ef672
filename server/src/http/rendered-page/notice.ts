import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { escapeHtml } from '../html.ts'
import { words } from '../public-page/words.ts'

/** Returns a page with one message. */
const notice = (title: Localized, text: Localized) => (language: Language) =>
  `<main class="boot-notice"><h1>${escapeHtml(title[language])}</h1><p>${escapeHtml(text[language])}</p></main>`

/** Messages for a caller that reads too many pages, and for a full server. */
export const busyNotice = notice(words.busyTitle, words.busy)
export const fullNotice = notice(words.fullTitle, words.full)

import type { Language } from '@wasla/contract/platform/language.ts'
import { escapeHtml } from '../../http/html.ts'
import { demoPage } from '../page.ts'

const stylePath = '/demo/shops.css'

export const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')

export const textField = (name: string, label: string, value = ''): string =>
  `<div class="field"><label for="${name}">${escapeHtml(label)}</label><input type="text" id="${name}" name="${name}" value="${escapeHtml(value)}" maxlength="200" autocomplete="off" spellcheck="false"></div>`

/** A page of a made-up shop. `title` is plain text, `main` is markup. It works without scripts. */
export const shopPage = (language: Language, title: string, main: string): string =>
  demoPage({ language, title, main: `<h1>${escapeHtml(title)}</h1>${main}`, stylePath })

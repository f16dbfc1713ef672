import type { Language } from '@wasla/contract/platform/language.ts'
import { escapeHtml, inLanguage } from '../html.ts'
import type { Head } from './head.ts'

export type Page = { language: Language; head: Head; body: string }

/** Parts of the built page that are replaced, in page order. */
const places = [
  { what: 'language', at: /<html lang="[^"]*" dir="[^"]*">/ },
  { what: 'title', at: /<title>[^<]*<\/title>/ },
  { what: 'description', at: /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/ },
  { what: 'more', at: /(?=<\/head>)/ },
  { what: 'body', at: /(?<=<div id="root">\s*<div class="boot">[\s\S]*?<\/svg>\s*<\/div>)/ },
] as const
type Place = (typeof places)[number]['what']

/** Templates of the sign-in page; no other page needs them. */
const entryTemplates = /\s*<template id="entry-[\s\S]*?<\/template>/g

/**
 * Returns a function that makes pages from the built page: it keeps scripts, styles and policy, and replaces the texts. It keeps the mark
 * in the header’s place above the content. Throws if the built page lacks one of the parts.
 */
export function pageShell(html: string): (page: Page) => string {
  let rest = html.replace(entryTemplates, '')
  const pieces: string[] = []
  for (const { what, at } of places) {
    const found = at.exec(rest)
    if (!found) throw new Error(`The built page has no place for its ${what}.`)
    pieces.push(rest.slice(0, found.index))
    rest = rest.slice(found.index + found[0].length)
  }
  pieces.push(rest)
  return ({ language, head, body }) => {
    const filling: Record<Place, string> = {
      // Tells the boot script that there is text to read before the app, and whether some of it is in Arabic script.
      language: `<html ${inLanguage(language)} data-early="${/\p{Script=Arabic}/u.test(body) ? 'ar' : ''}">`,
      title: `<title>${escapeHtml(head.title)}</title>`,
      description: `<meta name="description" content="${escapeHtml(head.description)}" />`,
      more: head.more,
      body,
    }
    return pieces.map((piece, index) => piece + (places[index] ? filling[places[index].what] : '')).join('')
  }
}

import type { Language } from '@wasla/contract/platform/language.ts'
import { escapeHtml, inLanguage } from '../html.ts'
import type { Head } from './head.ts'

export type Page = { language: Language; head: Head; body: string }

/** Parts of the built page, in the order in which they stand in it. */
const places = [
  { what: 'language', at: /<html lang="[^"]*" dir="[^"]*">/ },
  { what: 'title', at: /<title>[^<]*<\/title>/ },
  { what: 'description', at: /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/ },
  { what: 'more', at: /(?=<\/head>)/ },
  { what: 'body', at: /(?<=<div id="root">\s*<div class="boot">[\s\S]*?<\/svg>\s*<\/div>)/ },
] as const
type Place = (typeof places)[number]['what']

/** What the sign-in page is drawn from; no other page needs it. */
const entryTemplates = /\s*<template id="entry-[\s\S]*?<\/template>/g

/**
 * Makes pages from the built one: its scripts, styles and policy stay, its words become those of the page. The mark that stands in the
 * header's place stays above what is painted. Throws where the built page has not the parts it is cut at.
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
      // Tells the boot script that there is something to read before the app, and whether it is written in Arabic letters, too.
      language: `<html ${inLanguage(language)} data-early="${/\p{Script=Arabic}/u.test(body) ? 'ar' : ''}">`,
      title: `<title>${escapeHtml(head.title)}</title>`,
      description: `<meta name="description" content="${escapeHtml(head.description)}" />`,
      more: head.more,
      body,
    }
    return pieces.map((piece, index) => piece + (places[index] ? filling[places[index].what] : '')).join('')
  }
}

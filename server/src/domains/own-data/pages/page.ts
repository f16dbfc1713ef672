import type { DataSection } from '@wasla/contract/generated/user-types.ts'
import { dataSections } from '@wasla/contract/own-data/sections.ts'
import { staysAfter } from '@wasla/contract/own-data/stays.ts'
import { archiveMessage, archiveText, type ArchiveMessage } from '@wasla/contract/own-data/text.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { escapeHtml, inLanguage } from '#platform/html-text.ts'
import type { Row } from '../stores/collect.ts'
import { dayText, numberText, valueText } from './value.ts'

/** One table on a page: its newest rows, and the number of all of them. */
export type ShownTable = { readonly name: string; readonly section: DataSection; readonly rows: readonly Row[]; readonly count: number }

type Archive = { readonly product: string; readonly madeAt: number; readonly tables: readonly ShownTable[] }

/** Styles of all pages, inside each page, so that they can be read without a network. Sides follow the direction of the page. */
const styles = `body{font:16px/1.6 system-ui,sans-serif;max-inline-size:52rem;margin-inline:auto;padding:1.5rem;color:#1c1a22;background:#fbf8f3}
h1,h2{line-height:1.3}h2{margin-block-start:2.5rem}a{color:#0b6b5e}ul{padding-inline-start:1.25rem}
dl{margin:0 0 1rem;padding:1rem;background:#fff;border:1px solid #e5ddd0;border-radius:1rem;display:grid;gap:.25rem 1rem;grid-template-columns:minmax(8rem,1fr) 2fr}
dt{color:#5f5a68}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}p.note{color:#5f5a68}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-block-end:.5rem}}
@media (prefers-color-scheme:dark){body{color:#f4f0e9;background:#131218}a{color:#55c7b0}dl{background:#1c1a22;border-color:#35313d}dt,p.note{color:#ada7b6}}`

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const page = (language: Language, title: string, body: string) =>
  `<!doctype html><html ${inLanguage(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escapeHtml(title)}</title><style>${styles}</style></head><body>${body}</body></html>`

/** Returns a text of our own, escaped. */
const say = (language: Language, id: ArchiveMessage, values?: Readonly<Record<string, string>>) =>
  escapeHtml(archiveText(language, id, values))

/** Returns the words for a table or a column. Its own name replaces words that are missing; a test finds them. */
function wordsFor(language: Language, name: string): string {
  const id = archiveMessage(name)
  return id === null ? escapeHtml(name) : say(language, id)
}

/** What somebody typed may have any direction, so it is isolated. */
const fact = (language: Language, column: string, value: string) =>
  `<dt>${wordsFor(language, `column.${column}`)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`

/** Returns one row as a list of facts, without ids, which tell a reader nothing; ids of people were replaced by names. */
function rowHtml(language: Language, row: Row, people: ReadonlySet<string>): string {
  const facts = Object.entries(row).flatMap(([column, value]) => {
    if ((column === 'id' || column.endsWith('_id')) && !people.has(column)) return []
    const text = valueText(language, column, value)
    return text === null ? [] : fact(language, column, text)
  })
  return facts.length === 0 ? '' : `<dl>${facts.join('')}</dl>`
}

function tableHtml(language: Language, { name, rows, count }: ShownTable, people: ReadonlySet<string>): string {
  const head = `<h2 id="${name}">${wordsFor(language, `table.${name}`)} (${numberText(language, count)})</h2>`
  const newest =
    count > rows.length
      ? `<p class="note">${say(language, 'page.newest', { shown: numberText(language, rows.length), count: numberText(language, count) })}</p>`
      : ''
  const file = `<p class="note"><a href="../json/${name}.json">${say(language, 'page.file')}</a></p>`
  return `${head}${newest}${file}${rows.map((row) => rowHtml(language, row, people)).join('')}`
}

/** Returns the page of one section. `peopleOf`: columns of a table that name people. */
export function sectionPage(
  language: Language,
  section: DataSection,
  { tables }: Archive,
  peopleOf: (table: string) => readonly string[],
): string {
  const title = archiveText(language, `section.${section}`)
  const shown = tables.filter((table) => table.section === section && table.count > 0)
  const list = shown.map((table) => tableHtml(language, table, new Set(peopleOf(table.name))))
  const files = section === 'FILES' && shown.length > 0 ? `<p>${say(language, 'page.files', { folder: 'files' })}</p>` : ''
  const back = `<p><a href="index.html">${say(language, 'page.back')}</a></p>`
  const content = list.length === 0 ? `<p>${say(language, 'page.none')}</p>` : list.join('')
  return page(language, title, `${back}<h1>${escapeHtml(title)}</h1>${files}${content}`)
}

/** Returns the name of a section’s page. */
export const pageName = (section: DataSection): string => `${section.toLowerCase().replaceAll('_', '-')}.html`

const reasonsShown = ['SECRET', 'OTHERS', 'INTERNAL', 'DERIVED', 'SHORT_LIVED'] as const

/** Returns the first page: the sections, what stays after a deletion, and what the archive leaves out. */
export function firstPage(language: Language, { product, madeAt, tables }: Archive): string {
  const title = archiveText(language, 'page.title')
  const rowsOf = (section: DataSection) => tables.reduce((sum, table) => sum + (table.section === section ? table.count : 0), 0)
  const sections = dataSections.map(
    (section) =>
      `<li><a href="${pageName(section)}">${say(language, `section.${section}`)}</a> (${numberText(language, rowsOf(section))})</li>`,
  )
  const stays = staysAfter(madeAt).map(({ kind, until }) => {
    const end = until === null ? say(language, 'page.always') : say(language, 'page.until', { day: dayText(language, Date.parse(until)) })
    return `<dl><dt>${say(language, `stays.${kind}`)}</dt><dd>${say(language, `why.${kind}`)}<br>${end}</dd></dl>`
  })
  return page(
    language,
    title,
    [
      `<h1>${escapeHtml(title)}</h1><p>${say(language, 'page.of', { product, day: dayText(language, madeAt) })}</p>`,
      `<h2>${say(language, 'page.contents')}</h2><ul>${sections.join('')}</ul>`,
      `<h2>${say(language, 'page.stays')}</h2><p>${say(language, 'page.staysLead')}</p>${stays.join('')}`,
      `<h2>${say(language, 'page.leftOut')}</h2><ul>${reasonsShown.map((reason) => `<li>${say(language, `reason.${reason}`)}</li>`).join('')}</ul>`,
    ].join(''),
  )
}

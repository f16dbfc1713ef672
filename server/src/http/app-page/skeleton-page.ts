import type { Skeleton } from '@wasla/contract/public-pages/renderer.ts'
import { languages } from '@wasla/contract/platform/language.ts'
import { inLanguage } from '../html.ts'
import { withoutStyleAttributes } from '../rendered-page/style-attributes.ts'

/** Parts of the built page that a skeleton page changes. */
const places = {
  page: /<html (?=lang="[^"]*" dir="[^"]*">)/,
  styles: /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
  facts: /(?=<script type="application\/json" id="first-route">)/,
  templates: /(?=<p class="boot-failed")/,
} as const

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const firstRoute = /(?<=<script type="application\/json" id="first-route">)[\s\S]*?(?=<\/script>)/

/** Removes the files of other pages from the data of the build. The rest of the addresses stays, for a page that opens without a network. */
function shortened(data: string, path: string): string {
  const { routes = {}, ...rest } = JSON.parse(data) as { routes?: Readonly<Record<string, unknown>> }
  const matches = new RegExp(path)
  return json({ ...rest, routes: Object.fromEntries(Object.entries(routes).filter(([at]) => at === '*' || matches.test(at))) })
}

/**
 * Returns the built page with the skeletons of one page and their styles, and the styles alone. The boot script shows the skeleton that
 * fits the reader, and runs its operations. The app’s own style files are named for the boot script, so that nothing waits for them.
 */
export function skeletonPage(
  html: string,
  stylesOf: (html: string) => string,
  { path, skeletons }: { path: string; skeletons: readonly Skeleton[] },
) {
  const styleFiles = Array.from(html.matchAll(places.styles), ([, href = '']) => href)
  const raw = skeletons
    .flatMap((skeleton) =>
      languages.map(
        (language) => `<template data-skeleton="${skeleton.types.join(' ')}" ${inLanguage(language)}>${skeleton.html[language]}</template>`,
      ),
    )
    .join('')
  const { html: templates, css: attributes } = withoutStyleAttributes(raw)
  const logo = /<div class="boot">[\s\S]*?<\/svg>\s*<\/div>/.exec(html)?.[0] ?? ''
  const css = stylesOf(templates + logo) + attributes
  const facts = skeletons.map(({ types, operations, comesWithData }) => ({ path, types, operations, comesWithData }))
  const text = html
    .replace(places.page, () => `<html data-skeletons="${styleFiles.join(' ')}" `)
    .replace(places.styles, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(firstRoute, (data) => shortened(data, path))
    .replace(places.facts, () => `<script type="application/json" id="skeletons">${json(facts)}</script>`)
    .replace(places.templates, () => templates)
  return { text, css }
}

import { matchPath } from 'react-router'
import { languages, type Language } from '@wasla/contract/platform/language.ts'
import { isBusiness, profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { FirstOperation, RendererParts, Skeleton } from '@wasla/contract/public-pages/renderer.ts'
import { firstOperations as homeOperations } from '#features/profiles/home/first-operations.ts'
import { hashOf } from '#graphql/transport.ts'
import { paths, type Path } from '#paths.ts'
import { isScreenPath, places } from '#places.ts'
import { pageHtml } from './page-html.tsx'
import { speak, type CreateRoutes } from './speaking.ts'
import { waitingHooks, type KnownViewer, type Run } from './waiting-hooks.ts'

/** Profiles with the same bar: brands have one more entry. */
const withBar: readonly (readonly ProfileType[])[] = [profileTypes.filter((type) => type !== 'BRAND'), ['BRAND']]

/** Profiles with the same home page: businesses have other columns. */
const withHome: typeof withBar = [
  profileTypes.filter((type) => !isBusiness(type)),
  profileTypes.filter((type) => isBusiness(type) && type !== 'BRAND'),
  ['BRAND'],
]

/** A page with a skeleton of its own. */
type Page = {
  path: Path
  /** Groups of profile types; all types of a group see the same skeleton. */
  looks: typeof withBar
  /** Operations that the page runs before the viewer is known. */
  operations?: Parameters<Run>[0][]
  /**
   * Whether the page starts its own operations itself: they depend on the profile, or the page follows events. An event that comes between
   * an early answer and the page would be lost.
   */
  startsItself?: true
  /** Whether the server can render the page with the reader’s data. */
  comesWithData?: true
}

const pages: readonly Page[] = [
  { path: '/home', looks: withHome, operations: [...homeOperations], startsItself: true, comesWithData: true },
  { path: '/wallet', looks: withBar, startsItself: true, comesWithData: true },
  { path: '/discover', looks: withBar, comesWithData: true },
  { path: '/program/:programId/overview', looks: withBar },
]

/** Returns the expression that matches a path with parameters. */
const matcherOf = (path: Path) => `^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`

/** Returns the expression for all pages with the app’s bar. They share a skeleton: the bar and a few lines. */
function matcherOfTheRest(): string {
  const framed = paths.filter((path) => isScreenPath(path) && ['app', 'settings'].includes(places[path].frame))
  const firstParts = new Set(framed.map((path) => path.split('/')[1]))
  return `^/(?:${[...firstParts].join('|')})(?:/|$)`
}

/** Returns an access token that says only of which type the profile is. */
const tokenOf = (profileType: ProfileType) => `.${btoa(JSON.stringify({ profileType }))}.`

const withData = pages.filter((page) => page.comesWithData).map((page) => page.path)

/** Returns whether the server can render the page of a path with the reader’s data. */
export const comesWithData = (path: string): boolean => withData.some((known) => matchPath(known, path) !== null)

type Parts = Pick<RendererParts, 'publicUrl' | 'config' | 'now'> & { createRoutes: CreateRoutes }

async function skeletonOf(parts: Parts, types: readonly ProfileType[], path: string, render: Page): Promise<Skeleton> {
  const [type = 'INFLUENCER'] = types
  const access = tokenOf(type)
  const ran = new Map<string, FirstOperation>()
  const run: Run = (document, variables) => {
    const id = hashOf(document)
    if (id === undefined) throw new Error('A page can only run operations of the build')
    ran.set(JSON.stringify({ id, variables }), { id, variables })
  }
  const htmlIn = async (language: Language, viewer: KnownViewer | null) => {
    const speaking = await speak(parts, parts.createRoutes, language, { access, refresh: access })
    // Pages that a flag could close run their operations, as most viewers see them.
    if (viewer) speaking.services.flags.take({ program: true, payment: true })
    const address = new URL(render.path, parts.publicUrl)
    return pageHtml({ ...speaking, address, hooks: waitingHooks(run, viewer), refused: null, linkLanguage: null })
  }
  const html = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await htmlIn(language, null)] as const)))
  if (!render.startsItself) await htmlIn('en', { type })
  for (const document of render.operations ?? []) run(document, {})
  return {
    path,
    types,
    html: html as Record<Language, string>,
    operations: [...ran.values()],
    comesWithData: render.comesWithData ?? false,
  }
}

/**
 * Renders what the pages of signed-in people show until their data is there, with the same components. The operations are those that the
 * pages run meanwhile.
 */
export async function skeletonsOf(parts: Parts): Promise<readonly Skeleton[]> {
  const own = pages.flatMap((page) => page.looks.map((types) => skeletonOf(parts, types, matcherOf(page.path), page)))
  const matcher = matcherOfTheRest()
  const rest = withBar.map((types) =>
    skeletonOf(parts, types, matcher, { path: '/groups/my/:groupId', looks: withBar, startsItself: true }),
  )
  return Promise.all([...own, ...rest])
}

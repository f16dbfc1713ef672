import type { Flags } from '../flags/flags.ts'
import type { Language } from '../platform/language.ts'
import type { ProfileType } from '../profiles/types.ts'
import type { PublicConfig } from '../settings/public-config.ts'
import type { RefusedForm } from './sign-in-page.ts'

/** What a GraphQL operation answers. */
export type OperationResult = { readonly data?: unknown; readonly errors?: unknown }

/** What the server gives to the renderer of the app’s build. */
export type RendererParts = {
  /** Address of the deployment, without a final slash. */
  publicUrl: string
  /** Runs an operation of the app’s build, by its hash, for a signed-out reader. */
  run(id: string, variables: Readonly<Record<string, unknown>>, language: Language): Promise<OperationResult>
  config(): PublicConfig
  flags(): Flags
  /** Returns the current time in milliseconds. */
  now(): number
}

/**
 * `path` is the path and query of the page’s address. `refused` is the form that was sent from the page and refused; the page shows it with
 * the reason.
 */
export type PageRequest = { path: string; language: Language; refused?: RefusedForm }

type RenderedPage = {
  /** Content of the page’s body, without its frame in `index.html`. */
  html: string
  /** Runs the operations of the page again. Resolves to whether their results are the same. */
  isCurrent(): Promise<boolean>
}

/** Renders a page for signed-out readers with the components of the app. Rejects if the page cannot be rendered. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** Returns the generated pattern of an address below `/patterns/` as an SVG file; null if the address names none. */
export type DrawPattern = (path: string) => string | null

/** Returns whether the app has a page at a path. */
export type KnowsPath = (path: string) => boolean

/** The export `createPageRenderer` of the app’s build for the server (`dist-ssr/renderer.js`). */
export type CreatePageRenderer = (parts: RendererParts) => RenderPage

/** An operation of the app’s build, by its hash, and its variables. `:name` is the value of a parameter of the path. */
export type FirstOperation = { readonly id: string; readonly variables: Readonly<Record<string, unknown>> }

/** What a page of signed-in people shows until its data is there. */
export type Skeleton = {
  /** Source of a regular expression that matches the paths of the page. Its named groups are the parameters of the path. */
  readonly path: string
  /** Types of profile that see the page like this. */
  readonly types: readonly ProfileType[]
  /** Content of the page’s body in each language. */
  readonly html: Readonly<Record<Language, string>>
  /** Operations that the page runs first. */
  readonly operations: readonly FirstOperation[]
  /** Whether the server can render the page with the reader’s data; see `RenderMemberPage`. */
  readonly comesWithData: boolean
}

/** The export `renderSkeletons` of the app’s build for the server. The first skeleton that matches a path counts. */
export type RenderSkeletons = (parts: Pick<RendererParts, 'publicUrl' | 'config' | 'now'>) => Promise<readonly Skeleton[]>

/**
 * A page of a signed-in reader. `path` is the path and query of its address. `isPhone`: the page is narrower than 768 px. `access` is the
 * reader’s access token: components read the identity in it. `run` runs an operation for that reader.
 */
export type MemberPageRequest = {
  path: string
  language: Language
  isPhone: boolean
  access: string
  run(id: string, variables: Readonly<Record<string, unknown>>): Promise<OperationResult>
}

/**
 * Renders a page with the data of its reader. Resolves to the content of the page’s body, or to null if the page cannot be rendered with
 * data.
 */
export type RenderMemberPage = (request: MemberPageRequest) => Promise<string | null>

/** The export `createMemberPageRenderer` of the app’s build for the server. */
export type CreateMemberPageRenderer = (parts: Pick<RendererParts, 'publicUrl' | 'config' | 'flags' | 'now'>) => RenderMemberPage

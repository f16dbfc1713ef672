import type { Preview } from '@storybook/react-vite'
import type { StrictArgTypes } from 'storybook/internal/csf'
import { configure, getConfig } from 'storybook/test'
import { isScenarioId } from '@wasla/mocks/scenarios/scenarios.ts'
import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/wireframe.css.ts'
import '@wasla/design-system/themes/base.css.ts'
import { addArts } from '@wasla/design-system/icons/arts.ts'
import { moreArts } from '@wasla/design-system/icons/more.ts'
import './preview.css.ts'
import { Frame } from './Frame.tsx'
import { answered, countRequests } from './answered.ts'
import { drawn } from './drawn.ts'
import { elementError } from './seen.ts'
import { settleAfterEvents } from './settled.ts'
import { isTested } from './tested.ts'
import { followDocsPage, inheritedGlobals } from './framed.ts'
import { answerInPage } from './in-page.ts'
import { globalTypes, initialGlobals, type Globals } from './globals.ts'
import { chromaticParameters } from './modes.ts'
import { ownArguments, withPart } from './props/of-part.ts'
import { extractArgTypes, extractDescription } from './props/extract.ts'

// Loads all icons before the first story, because pictures are taken of it.
addArts(moreArts)

/** Returns whether `waitFor` or a `find…` query is running, which tries until it succeeds. Only the error of its end is shown. */
const isRepeated = () => (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

// A screen sends several requests in sequence, and pictures take time to load; a slow or busy machine needs longer.
configure({
  asyncUtilTimeout: 16_000 * Number(import.meta.env['TEST_TIME_FACTOR'] ?? 1),
  getElementError: (message) => elementError(message, isRepeated() ? null : document.body),
})

followDocsPage(globalThis.window)

const isArabic = import.meta.env['STORY_LANGUAGE'] === 'ar'

/** Rules whose result can differ in the second language, because they measure the layout. Names and colours are the same (decision 100). */
const measuringRules = ['target-size', 'scrollable-region-focusable']

/** A test needs only violations; in the browser, passed rules are listed too. Style sheets are read only by an experimental rule. */
const testedRules = {
  resultTypes: ['violations' as const],
  preload: { assets: ['media'] },
  ...(isArabic && { runOnly: { type: 'rule' as const, values: measuringRules } }),
}

const preview: Preview = {
  globalTypes,
  // Tests run stories in both languages; has-both-languages.ts names the exceptions.
  initialGlobals: {
    ...initialGlobals,
    locale: isArabic ? 'ar' : 'en',
    ...inheritedGlobals(globalThis.window),
  },
  // Menus are preloaded, so that they open without delay.
  // `parameters: { scenario: 'brand-active' }` answers the requests of a story; `loaded.scenario` holds the viewer's session.
  loaders: [
    async () => {
      const { loadMenus } = await import('@wasla/design-system/components/Menu')
      await loadMenus()
    },
    async ({ parameters }) => {
      const scenario: unknown = parameters['scenario']
      if (scenario === undefined) return {}
      if (!isScenarioId(scenario)) throw new Error(`There is no scenario ${JSON.stringify(scenario)}.`)
      const { playScenario } = await import('./network.ts')
      return { scenario: await playScenario(scenario) }
    },
  ],
  decorators: [
    (Story, { globals, viewMode }) => (
      <Frame {...(globals as Globals)} isInDocs={viewMode === 'docs'}>
        <Story />
      </Frame>
    ),
  ],
  beforeAll: () => {
    if (!isTested) return
    settleAfterEvents()
    answerInPage()
    countRequests()
  },
  // Runs before axe, which checks what is drawn. Without waiting for answers it would check most screens while they load.
  afterEach: () => (isTested ? answered().then(drawn) : undefined),
  // Storybook has no hook to derive parameters from other parameters. This function is the first that it calls for each story.
  argTypesEnhancers: [
    ({ title, tags, parameters, argTypes, initialArgs, component }) => {
      Object.assign(parameters, { chromatic: chromaticParameters({ title, tags, parameters }) })
      const part = parameters['part'] as StrictArgTypes | undefined
      const exclude = ownArguments(part ?? extractArgTypes(component), argTypes, initialArgs)
      const docs = parameters['docs'] as { controls?: object } | undefined
      Object.assign(parameters, { docs: { ...docs, controls: { ...docs?.controls, exclude } } })
      return withPart(part, argTypes, initialArgs)
    },
  ],
  parameters: {
    // Announcements for screen readers stay some seconds after their story, when the elements they refer to no longer exist.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      options: isTested ? testedRules : {},
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { codePanel: !isTested, extractArgTypes, extractComponentDescription: extractDescription },
    layout: 'padded',
    // Every story title begins with one of these names; below them, titles are in alphabetical order. Stories of one part keep their order.
    options: {
      storySort: { method: 'alphabetical', order: ['Welcome', 'Foundations', 'Primitives', 'Components', 'Patterns', 'Screens'] },
    },
  },
}

export default preview

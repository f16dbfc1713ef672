import type { Preview } from '@storybook/react-vite'
import type { StrictArgTypes } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import { isScenarioId } from '@wasla/mocks/scenarios/scenarios.ts'
import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/wireframe.css.ts'
import '@wasla/design-system/themes/base.css.ts'
import { addArts } from '@wasla/design-system/icons/arts.ts'
import { moreArts } from '@wasla/design-system/icons/more.ts'
import './preview.css.ts'
import { Frame } from './Frame.tsx'
import { followDocsPage, inheritedGlobals } from './framed.ts'
import { globalTypes, initialGlobals, type Globals } from './globals.ts'
import { chromaticParameters } from './modes.ts'
import { withPart } from './props/of-part.ts'
import { extractArgTypes, extractDescription } from './props/extract.ts'

// A story is drawn at once and whole: pictures are taken of it.
addArts(moreArts)

// A screen asks several questions one after the other and a picture takes its time; a slow machine takes more of it.
configure({ asyncUtilTimeout: 8_000 * Number(import.meta.env['TEST_TIME_FACTOR'] ?? 1) })

const isTested = '__vitest_browser__' in globalThis

followDocsPage(globalThis.window)

const preview: Preview = {
  globalTypes,
  // Tests run every story in either language.
  initialGlobals: {
    ...initialGlobals,
    locale: import.meta.env['STORY_LANGUAGE'] === 'ar' ? 'ar' : 'en',
    ...inheritedGlobals(globalThis.window),
  },
  // Menus open at once, as they do for somebody who came near one. `parameters: { scenario: 'brand-active' }` answers a story's requests; `loaded.scenario` then holds the viewer's session.
  loaders: [
    async () => {
      const { bringMenus } = await import('@wasla/design-system/components/Menu')
      await bringMenus()
    },
    async ({ parameters }) => {
      const asked: unknown = parameters['scenario']
      if (asked === undefined) return {}
      if (!isScenarioId(asked)) throw new Error(`There is no scenario ${JSON.stringify(asked)}.`)
      const { playScenario } = await import('./network.ts')
      return { scenario: await playScenario(asked) }
    },
  ],
  decorators: [
    (Story, { globals, viewMode }) => (
      <Frame {...(globals as Globals)} isInDocs={viewMode === 'docs'}>
        <Story />
      </Frame>
    ),
  ],
  // Storybook has no place where parameters may follow from a story's kind; of what runs for each story, this sees them first.
  argTypesEnhancers: [
    ({ title, tags, parameters, argTypes, initialArgs }) => {
      Object.assign(parameters, { chromatic: chromaticParameters({ title, tags, parameters }) })
      return withPart(parameters['part'] as StrictArgTypes | undefined, argTypes, initialArgs)
    },
  ],
  parameters: {
    // Words for screen readers that outlive their story for some seconds, and whose elements are gone by then.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // A test asks what is wrong; people who look at a story may read what is right, too, element by element.
      options: isTested ? { resultTypes: ['violations'] } : {},
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { codePanel: !isTested, extractArgTypes, extractComponentDescription: extractDescription },
    layout: 'padded',
    options: { storySort: { order: ['Welcome', 'Foundations', 'Primitives', 'Components', 'Patterns', 'Screens'] } },
  },
}

export default preview

import { namesOf, type Names } from './names.ts'

/** Returns the address of a new screen. */
export const pathOf = ({ kebab }: Names): string => `/${kebab}`

/** Returns the id of the scenario for the usual case, with which the screen's story begins. */
export const scenarioOf = (domain: string, { kebab }: Names): string => `${domain}-${kebab}`

/** Returns the files of a use case's folder, by name. */
export function featureFiles(domain: string, names: Names): Record<string, string> {
  const { camel, pascal, words } = names
  const catalogue = namesOf(domain).camel
  const screen = `${pascal}Screen`
  return {
    [`${screen}.tsx`]: `import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { ${pascal}Document } from './${screen}.generated.ts'
import * as styles from './${screen}.css.ts'

/** What a person comes here for, and the section of the specification it keeps. */
export function ${screen}() {
  usePageTitle('${domain}.${camel}.title')
  const { data } = useQuery(${pascal}Document)
  return (
    <div className={styles.page} aria-busy={!data}>
      <Heading level={1}>
        <FormattedMessage id="${domain}.${camel}.title" />
      </Heading>
    </div>
  )
}
`,
    [`${screen}.graphql`]: `query ${pascal} {
  currentUser {
    id
  }
}
`,
    [`${screen}.css.ts`]: `import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const page = style({ display: 'grid', gap: fixed.space.xl })
`,
    [`${screen}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { withApp } from '#testing/story-app.tsx'
import { ${catalogue}Messages } from '../messages/catalogue.ts'
import { ${screen} } from './${screen}.tsx'

const meta = {
  title: 'Screens/${words}',
  component: ${screen},
  tags: ['screen'],
  decorators: [withApp([${catalogue}Messages])],
  parameters: { layout: 'fullscreen', scenario: '${scenarioOf(domain, names)}', path: '${pathOf(names)}' },
} satisfies Meta<typeof ${screen}>
export default meta
type Story = StoryObj<typeof meta>

/** Next to it belong: loading, empty, failing, refused, long content, first use. */
export const Ready: Story = {
  play: () => {
    throw new Error('Say here by role and by name what a person can do on this screen.')
  },
}
`,
  }
}

/** Returns new messages for the domain's catalogues. A person writes the Arabic text; `npm test` fails while it is empty. */
export const featureMessages = (domain: string, { camel, words }: Names): Record<'en' | 'ar', Record<string, string>> => ({
  en: { [`${domain}.${camel}.title`]: words },
  ar: { [`${domain}.${camel}.title`]: '' },
})

/** Returns a new domain's catalogue, which the types of message ids include. */
export const catalogueFile = (domain: string, name: string): string => `import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

export const ${name}Messages = jsonCatalogue('${domain}', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    ${name}: keyof typeof english & keyof typeof arabic
  }
}
`

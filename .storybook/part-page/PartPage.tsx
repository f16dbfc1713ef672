import { lazy, Suspense, useInsertionEffect, type PropsWithChildren } from 'react'
import { DocsContainer, Unstyled, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { globalsHere } from '../framed.ts'
import { rootsOf } from '../roots.ts'
import { docsThemes } from './docs-theme.ts'
import { Island } from './Island.tsx'

const Sections = lazy(async () => ({ default: (await import('./Sections.tsx')).Sections }))

/** The page of a part: the author's text, then what is generated from stories, rules and the repository. It has the toolbar's theme. */
export function PartPage({ children, ...container }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = rootsOf(globalsHere(), true)
  // Stories inside the page set its theme, too. On some pages, all stories are in frames of their own.
  useInsertionEffect(() => void (document.documentElement.dataset['theme'] = theme), [theme])
  return (
    <DocsContainer {...container} theme={docsThemes[theme === 'dark' ? 'dark' : 'light']}>
      {children}
      <Unstyled>
        <Suspense>
          <Island>
            <Sections />
          </Island>
        </Suspense>
      </Unstyled>
    </DocsContainer>
  )
}

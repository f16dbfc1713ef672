import type { Decorator } from '@storybook/react-vite'
import { AppLayout } from '#frames/AppLayout.tsx'
import type { Catalogue } from '#i18n/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { wizardCatalogues } from './wizard-words.ts'

/**
 * Returns decorators for the story of a step: the app, and the id of the draft that the device stores (null for a new program). `also` are
 * catalogues that only this step needs.
 */
export const inWizard = (programId: string | null, also: readonly Catalogue[] = []): Decorator[] => [
  (Story) => (
    <AppLayout width="full">
      <Story />
    </AppLayout>
  ),
  withApp([...wizardCatalogues, sharedProgramsMessages, ...also], {
    isGuarded: true,
    prepare: ({ storage }) => {
      if (programId !== null) storage.keepProgramId(programId)
    },
  }),
]

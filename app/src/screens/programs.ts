import { publishMessages } from '#features/programs/publish/messages/catalogue.ts'
import { wizardMessages } from '#features/programs/wizard/messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { programsMessages } from '#features/programs/messages/catalogue.ts'
import { participationsMessages } from '#features/participations/messages/catalogue.ts'
import { exploreMessages } from '#shared/explore/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import type { ScreenPath } from '#places.ts'
import { resultsMessages } from '#shared/results/messages/catalogue.ts'
import type { Screen } from './screen.ts'

type ProgramPath = Extract<ScreenPath, '/discover' | '/my-programs' | `/programs/${string}` | `/program/${string}`>

/** The screens of programs: Discover, My programs, the wizard, and the page of a program. */
export const programScreens: Readonly<Record<ProgramPath, Screen>> = {
  '/programs/create/program-details': {
    load: async () => (await import('#features/programs/wizard/screens.tsx')).stepScreen('PROGRAM_DETAILS'),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/participant-criteria': {
    load: async () => (await import('#features/programs/wizard/screens.tsx')).stepScreen('PARTICIPANT_CRITERIA'),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/target-criteria': {
    load: async () => (await import('#features/programs/wizard/screens.tsx')).stepScreen('TARGET_CRITERIA'),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/impact-objectives': {
    load: async () => (await import('#features/programs/wizard/screens.tsx')).stepScreen('IMPACT_OBJECTIVES'),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/shareable-content': {
    load: async () => (await import('#features/programs/wizard/screens.tsx')).stepScreen('SHAREABLE_CONTENT'),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/learning-content': {
    load: async () => (await import('#features/programs/wizard/screens.tsx')).stepScreen('LEARNING_CONTENT'),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/catalogue': {
    load: async () => (await import('#features/programs/wizard/screens.tsx')).stepScreen('CATALOGUE'),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/guidelines': {
    load: async () => (await import('#features/programs/wizard/screens.tsx')).stepScreen('GUIDELINES'),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/budget': {
    load: async () => (await import('#features/programs/wizard/screens.tsx')).stepScreen('BUDGET'),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/preview/overview': {
    load: async () => ({ Screen: (await import('#features/programs/preview/pages.tsx')).OverviewPreview }),
    catalogues: [wizardMessages, publishMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/preview/shareable-content': {
    load: async () => ({ Screen: (await import('#features/programs/preview/pages.tsx')).ShareablePreview }),
    catalogues: [wizardMessages, publishMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/preview/catalogue': {
    load: async () => ({ Screen: (await import('#features/programs/preview/pages.tsx')).CataloguePreviewPage }),
    catalogues: [wizardMessages, publishMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/preview/learning-content': {
    load: async () => ({ Screen: (await import('#features/programs/preview/pages.tsx')).LearningPreview }),
    catalogues: [wizardMessages, publishMessages, sharedProgramsMessages, listMessages],
  },
  '/discover': {
    load: async () => {
      const [{ DiscoverScreen }, { DiscoverWaiting }] = await Promise.all([
        import('#features/programs/discover/DiscoverScreen.tsx'),
        import('#features/programs/discover/DiscoverWaiting.tsx'),
      ])
      return { Screen: DiscoverScreen, Waiting: DiscoverWaiting }
    },
    catalogues: [exploreMessages, programsMessages, sharedProgramsMessages, listMessages],
  },
  '/my-programs': {
    load: async () => ({ Screen: (await import('#features/programs/my-programs/MyProgramsScreen.tsx')).MyProgramsScreen }),
    catalogues: [exploreMessages, programsMessages, sharedProgramsMessages, listMessages],
  },
  '/program/:programId/overview': {
    load: async () => {
      const [{ ProgramOverviewScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/page/OverviewTab.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: ProgramOverviewScreen, Waiting: ProgramWaiting }
    },
    catalogues: [programsMessages, sharedProgramsMessages, shareMessages, listMessages],
  },
  '/program/:programId/catalogue': {
    load: async () => {
      const [{ ProgramCatalogueScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/page/CatalogueTab.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: ProgramCatalogueScreen, Waiting: ProgramWaiting }
    },
    catalogues: [programsMessages, sharedProgramsMessages, shareMessages, listMessages],
  },
  '/program/:programId/shareable-content': {
    load: async () => {
      const [{ ProgramShareableScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/page/ContentTabs.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: ProgramShareableScreen, Waiting: ProgramWaiting }
    },
    catalogues: [programsMessages, sharedProgramsMessages, shareMessages, listMessages],
  },
  '/program/:programId/learning-content': {
    load: async () => {
      const [{ ProgramLearningScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/page/ContentTabs.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: ProgramLearningScreen, Waiting: ProgramWaiting }
    },
    catalogues: [programsMessages, sharedProgramsMessages, shareMessages, listMessages],
  },
  '/program/:programId/performance': {
    load: async () => {
      const [{ ProgramPerformanceScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/performance/ProgramPerformanceScreen.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: ProgramPerformanceScreen, Waiting: ProgramWaiting }
    },
    catalogues: [shareMessages, programsMessages, sharedProgramsMessages, listMessages, resultsMessages],
  },
  '/program/:programId/my-performance': {
    load: async () => {
      const [{ MyPerformanceScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/my-performance/MyPerformanceScreen.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: MyPerformanceScreen, Waiting: ProgramWaiting }
    },
    catalogues: [shareMessages, programsMessages, sharedProgramsMessages, listMessages, resultsMessages],
  },
  '/program/:programId/applicants': {
    load: async () => {
      const [{ ProgramApplicantsScreen }, { ProgramWaiting }] = await Promise.all([
        import('./ProgramApplicants.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: ProgramApplicantsScreen, Waiting: ProgramWaiting }
    },
    catalogues: [programsMessages, participationsMessages, sharedProgramsMessages, shareMessages, listMessages],
  },
  '/program/:programId/participants': {
    load: async () => {
      const [{ ProgramParticipantsScreen }, { ProgramWaiting }] = await Promise.all([
        import('./ProgramParticipants.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: ProgramParticipantsScreen, Waiting: ProgramWaiting }
    },
    catalogues: [programsMessages, participationsMessages, sharedProgramsMessages, shareMessages, listMessages],
  },
  '/program/:programId/edit/:step': {
    load: async () => {
      const [{ EditScreen }, { EditWaiting }] = await Promise.all([
        import('#features/programs/edit/EditScreen.tsx'),
        import('#features/programs/edit/EditWaiting.tsx'),
      ])
      return { Screen: EditScreen, Waiting: EditWaiting }
    },
    catalogues: [programsMessages, wizardMessages, sharedProgramsMessages, listMessages],
  },
}

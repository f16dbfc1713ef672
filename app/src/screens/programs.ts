import { programListsMessages } from '#features/programs/lists/messages/catalogue.ts'
import { myPerformanceMessages } from '#features/programs/my-performance/messages/catalogue.ts'
import { performanceMessages } from '#features/programs/performance/messages/catalogue.ts'
import { publishMessages } from '#features/programs/publish/messages/catalogue.ts'
import { detailsMessages } from '#features/programs/wizard/details/messages/catalogue.ts'
import { criteriaMessages } from '#features/programs/wizard/participant-criteria/messages/catalogue.ts'
import { targetMessages } from '#features/programs/wizard/target-criteria/messages/catalogue.ts'
import { objectivesMessages } from '#features/programs/objectives/messages/catalogue.ts'
import { contentMessages } from '#features/programs/content/messages/catalogue.ts'
import { catalogueMessages } from '#features/programs/catalogue/messages/catalogue.ts'
import { guidelinesMessages } from '#features/programs/guidelines/messages/catalogue.ts'
import { budgetMessages } from '#features/programs/budget/messages/catalogue.ts'
import { moneyMessages } from '#features/programs/money/messages/catalogue.ts'
import { linkCheckMessages } from '#features/programs/link-check/messages/catalogue.ts'
import { termsMessages } from '#features/programs/terms/messages/catalogue.ts'
import { trackingSetupMessages } from '#features/programs/tracking-setup/messages/catalogue.ts'
import { waitingResultsMessages } from '#features/programs/waiting-results/messages/catalogue.ts'
import { wizardMessages } from '#features/programs/wizard/messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { programsMessages } from '#features/programs/messages/catalogue.ts'
import { participationsMessages } from '#features/participations/messages/catalogue.ts'
import { exploreMessages } from '#shared/explore/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { recheckMessages } from '#shared/verification/messages/catalogue.ts'
import type { ScreenPath } from '#places.ts'
import { resultsMessages } from '#shared/results/messages/catalogue.ts'
import { forViewer } from './for-viewer.tsx'
import type { Screen } from './screen.ts'

type ProgramPath = Extract<ScreenPath, '/discover' | '/my-programs' | `/programs/${string}` | `/program/${string}`>

/** Screens of programs: Discover, My programs, the wizard, and a program's page. */
export const programScreens: Readonly<Record<ProgramPath, Screen>> = {
  '/programs/create/program-details': {
    load: async (messages) => (await import('#features/programs/wizard/first-screen.tsx')).firstScreen(messages),
    catalogues: [wizardMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/participant-criteria': {
    load: async () => {
      const [{ stepScreen }, { ParticipantCriteriaForm }] = await Promise.all([
        import('#features/programs/wizard/screens.tsx'),
        import('#features/programs/wizard/participant-criteria/ParticipantCriteriaForm.tsx'),
      ])
      return stepScreen('PARTICIPANT_CRITERIA', ParticipantCriteriaForm)
    },
    catalogues: [wizardMessages, criteriaMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/target-criteria': {
    load: async () => {
      const [{ stepScreen }, { TargetCriteriaForm }] = await Promise.all([
        import('#features/programs/wizard/screens.tsx'),
        import('#features/programs/wizard/target-criteria/TargetCriteriaForm.tsx'),
      ])
      return stepScreen('TARGET_CRITERIA', TargetCriteriaForm)
    },
    catalogues: [wizardMessages, targetMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/impact-objectives': {
    load: async () => {
      const [{ stepScreen }, { ObjectivesForm }] = await Promise.all([
        import('#features/programs/wizard/screens.tsx'),
        import('#features/programs/objectives/ObjectivesForm.tsx'),
      ])
      return stepScreen('IMPACT_OBJECTIVES', ObjectivesForm)
    },
    catalogues: [wizardMessages, objectivesMessages, moneyMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/shareable-content': {
    load: async () => {
      const [{ stepScreen }, { ShareableContentForm }] = await Promise.all([
        import('#features/programs/wizard/screens.tsx'),
        import('#features/programs/content/ContentForm.tsx'),
      ])
      return stepScreen('SHAREABLE_CONTENT', ShareableContentForm)
    },
    catalogues: [wizardMessages, contentMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/learning-content': {
    load: async () => {
      const [{ stepScreen }, { LearningContentForm }] = await Promise.all([
        import('#features/programs/wizard/screens.tsx'),
        import('#features/programs/content/ContentForm.tsx'),
      ])
      return stepScreen('LEARNING_CONTENT', LearningContentForm)
    },
    catalogues: [wizardMessages, contentMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/catalogue': {
    load: async () => {
      const [{ stepScreen }, { CatalogueForm }] = await Promise.all([
        import('#features/programs/wizard/screens.tsx'),
        import('#features/programs/catalogue/CatalogueForm.tsx'),
      ])
      return stepScreen('CATALOGUE', CatalogueForm)
    },
    catalogues: [wizardMessages, catalogueMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/guidelines': {
    load: async () => {
      const [{ stepScreen }, { GuidelinesForm }] = await Promise.all([
        import('#features/programs/wizard/screens.tsx'),
        import('#features/programs/guidelines/GuidelinesForm.tsx'),
      ])
      return stepScreen('GUIDELINES', GuidelinesForm)
    },
    catalogues: [wizardMessages, guidelinesMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/budget': {
    load: async () => {
      const [{ stepScreen }, { BudgetForm }] = await Promise.all([
        import('#features/programs/wizard/screens.tsx'),
        import('#features/programs/budget/BudgetForm.tsx'),
      ])
      return stepScreen('BUDGET', BudgetForm)
    },
    catalogues: [wizardMessages, budgetMessages, moneyMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/preview/overview': {
    load: async () => ({ Screen: (await import('#features/programs/preview/pages.tsx')).OverviewPreview }),
    catalogues: [wizardMessages, moneyMessages, publishMessages, recheckMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/preview/shareable-content': {
    load: async () => ({ Screen: (await import('#features/programs/preview/pages.tsx')).ShareablePreview }),
    catalogues: [wizardMessages, moneyMessages, publishMessages, recheckMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/preview/catalogue': {
    load: async () => ({ Screen: (await import('#features/programs/preview/pages.tsx')).CataloguePreviewPage }),
    catalogues: [wizardMessages, moneyMessages, publishMessages, recheckMessages, sharedProgramsMessages, listMessages],
  },
  '/programs/create/preview/learning-content': {
    load: async () => ({ Screen: (await import('#features/programs/preview/pages.tsx')).LearningPreview }),
    catalogues: [wizardMessages, moneyMessages, publishMessages, recheckMessages, sharedProgramsMessages, listMessages],
  },
  '/discover': {
    load: async () => {
      const [{ DiscoverScreen }, { DiscoverWaiting }] = await Promise.all([
        import('#features/programs/discover/DiscoverScreen.tsx'),
        import('#features/programs/discover/DiscoverWaiting.tsx'),
      ])
      return { Screen: DiscoverScreen, Waiting: DiscoverWaiting }
    },
    catalogues: [exploreMessages, programListsMessages, programsMessages, sharedProgramsMessages, paymentRecordMessages, listMessages],
  },
  '/my-programs': {
    load: async () => ({ Screen: (await import('#features/programs/my-programs/MyProgramsScreen.tsx')).MyProgramsScreen }),
    catalogues: [exploreMessages, programListsMessages, programsMessages, sharedProgramsMessages, paymentRecordMessages, listMessages],
  },
  '/program/:programId/overview': {
    load: async () => {
      const [{ ProgramOverviewScreen }, { PublicProgramScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/page/OverviewTab.tsx'),
        import('#features/programs/public/PublicProgramScreen.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: forViewer(ProgramOverviewScreen, PublicProgramScreen), Waiting: ProgramWaiting }
    },
    catalogues: [programsMessages, sharedProgramsMessages, paymentRecordMessages, shareMessages, listMessages],
  },
  '/program/:programId/catalogue': {
    load: async () => {
      const [{ ProgramCatalogueScreen }, { PublicProgramScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/page/CatalogueTab.tsx'),
        import('#features/programs/public/PublicProgramScreen.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: forViewer(ProgramCatalogueScreen, PublicProgramScreen), Waiting: ProgramWaiting }
    },
    catalogues: [programsMessages, sharedProgramsMessages, paymentRecordMessages, shareMessages, listMessages],
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
    catalogues: [
      shareMessages,
      programsMessages,
      trackingSetupMessages,
      linkCheckMessages,
      sharedProgramsMessages,
      listMessages,
      resultsMessages,
      performanceMessages,
    ],
  },
  '/program/:programId/my-performance': {
    load: async () => {
      const [{ MyPerformanceScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/my-performance/MyPerformanceScreen.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: MyPerformanceScreen, Waiting: ProgramWaiting }
    },
    catalogues: [shareMessages, programsMessages, sharedProgramsMessages, listMessages, resultsMessages, myPerformanceMessages],
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
  '/program/:programId/results': {
    load: async () => {
      const [{ WaitingResultsScreen }, { ProgramWaiting }] = await Promise.all([
        import('#features/programs/waiting-results/WaitingResultsScreen.tsx'),
        import('#features/programs/page/ProgramWaiting.tsx'),
      ])
      return { Screen: WaitingResultsScreen, Waiting: ProgramWaiting }
    },
    catalogues: [programsMessages, waitingResultsMessages, sharedProgramsMessages, shareMessages, listMessages, resultsMessages],
  },
  '/program/:programId/terms/:participationId': {
    load: async () => ({ Screen: (await import('#features/programs/terms/TermsReceiptScreen.tsx')).TermsReceiptScreen }),
    catalogues: [termsMessages, programsMessages],
  },
  '/program/:programId/edit/:step': {
    load: async () => {
      const [{ EditScreen }, { EditWaiting }] = await Promise.all([
        import('#features/programs/edit/EditScreen.tsx'),
        import('#features/programs/edit/EditWaiting.tsx'),
      ])
      return { Screen: EditScreen, Waiting: EditWaiting }
    },
    catalogues: [
      programsMessages,
      wizardMessages,
      detailsMessages,
      criteriaMessages,
      targetMessages,
      objectivesMessages,
      contentMessages,
      catalogueMessages,
      guidelinesMessages,
      budgetMessages,
      moneyMessages,
      sharedProgramsMessages,
      listMessages,
    ],
  },
}

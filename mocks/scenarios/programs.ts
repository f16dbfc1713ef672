import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { programStepTypes } from '@wasla/contract/programs/types.ts'
import { OMAR } from '../world/agents.ts'
import { LOULOU, NABT_COFFEE, QIMAM } from '../world/businesses.ts'
import { NOURA } from '../world/networkers.ts'
import { COLD_BREW, GIFT_BOXES, MORNING_CUP } from '../world/programs/all-programs.ts'
import { sealedBefore, withFewFunds } from './programs/funds.ts'
import { listCalls, pageCalls, publishingCalls, savingCalls, tabCalls, wizardCalls } from './programs/calls.ts'
import { manyPrograms } from './programs/many.ts'
import { withDoubt, withOutage } from './programs/outage.ts'
import {
  brandNew,
  changed,
  countingCodes,
  havingOnly,
  neverJoined,
  draftAtStep,
  withAllDrafts,
  withChangedTerms,
  withContent,
  withLongTexts,
  withoutAnyPrograms,
} from './programs/prepare.ts'
import { withMostOwnDays, withOwnDays, withoutOwnDays } from './programs/seasons.ts'
import { returned } from './verification/returned.ts'
import type { FaultRule, Scenario } from './scenario.ts'
import { withLongTills, withTills } from './tills.ts'
import { nothingToFind } from './search/nothing-to-find.ts'

const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[], extensions: ErrorExtensions): FaultRule[] => [{ on, fault: { kind: 'problem', extensions } }]
const silent = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'silence' } }]
const offline = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'offline' } }]

const noura = { viewer: NOURA } as const
const nabt = { viewer: NABT_COFFEE } as const

/** Scenarios of lists of programs: Discover, My programs, the home page and profiles. */
const lists = {
  programs: { ...noura, title: 'Networker with programs joined, requested, declined and open' },
  'programs-agent': { title: 'Agent with programs joined, requested and declined', viewer: OMAR },
  'programs-agency': { title: 'Agency, which reads programs and joins none', viewer: QIMAM },
  'programs-brand': { ...nabt, title: 'Brand with programs in every status' },
  'programs-empty': { ...noura, title: 'No program anywhere', prepare: withoutAnyPrograms },
  'programs-brand-new': { ...nabt, title: 'Brand that never made a program', prepare: brandNew(NABT_COFFEE) },
  'brand-new-people-error': {
    ...nabt,
    title: 'The same brand; people cannot be read',
    prepare: brandNew(NABT_COFFEE),
    faults: refusing(['people'], broken),
  },
  'brand-new-alone': {
    ...nabt,
    title: 'The same brand, with nobody in the directory; its wallet cannot be read',
    prepare: (world) => {
      brandNew(NABT_COFFEE)(world)
      nothingToFind(world)
    },
    faults: refusing(['myWallet'], broken),
  },
  'programs-networker-new': { ...noura, title: 'Networker who never asked to join a program', prepare: neverJoined(NOURA) },
  'programs-many': { ...noura, title: 'Sixty programs', prepare: manyPrograms(60) },
  'programs-loading': { ...noura, title: 'Lists of programs never come', faults: silent(listCalls) },
  'programs-error': { ...noura, title: 'Lists of programs cannot be read', faults: refusing(listCalls, broken) },
  'programs-offline': { ...noura, title: 'Lists of programs do not reach the server', faults: offline(listCalls) },
  'programs-brand-loading': { ...nabt, title: 'A brand’s own programs never come', faults: silent(listCalls) },
  'programs-brand-error': { ...nabt, title: 'A brand’s own programs cannot be read', faults: refusing(listCalls, broken) },
} as const satisfies Readonly<Record<string, Scenario>>

/** Scenarios of a program's page. The address names the program (`programIds`). */
const pages = {
  'program-visitor': { title: 'A program seen by somebody who may not join', viewer: QIMAM },
  'program-long': { ...nabt, title: 'A program with every text as long as possible', prepare: withLongTexts(MORNING_CUP) },
  'funds-late': { ...noura, title: 'A program whose checkpoint of funds is three hours old', prepareStore: sealedBefore(3) },
  'funds-few': { ...noura, title: 'A checkpoint of funds with few programs', prepareStore: withFewFunds(MORNING_CUP) },
  'funds-loading': { ...noura, title: 'A proof of funds never comes', faults: silent(['fundsProof']) },
  'funds-error': { ...noura, title: 'A proof of funds cannot be read', faults: refusing(['fundsProof'], broken) },
  'terms-receipt-owner': { ...nabt, title: 'The receipt of a participant, read by the brand' },
  'terms-changed': { ...noura, title: 'A program whose terms changed after a participant joined', prepare: withChangedTerms(MORNING_CUP) },
  'terms-long': { ...noura, title: 'A receipt with every text as long as possible', prepare: withLongTexts(MORNING_CUP) },
  'terms-loading': { ...noura, title: 'A receipt never comes', faults: silent(['termsReceipt']) },
  'terms-error': { ...noura, title: 'A receipt cannot be read', faults: refusing(['termsReceipt'], broken) },
  'terms-missing': { ...noura, title: 'A receipt that is not there', faults: refusing(['termsReceipt'], { code: 'PROGRAM_NOT_FOUND' }) },
  'program-codes': { ...noura, title: 'A program that counts links and codes, seen by a participant', prepare: countingCodes(MORNING_CUP) },
  'program-only-codes': {
    ...noura,
    title: 'A program that counts codes only, seen by a participant who chose one',
    prepare(world) {
      countingCodes(MORNING_CUP, 'CODES')(world)
      const own = world.promoCodes.find(({ profileId }) => profileId === NOURA.profile.id)
      if (!own) throw new Error('She takes part')
      world.promoCodes.push({ ...own, code: 'NURA7', isChosen: true })
    },
  },
  'program-codes-refused': {
    ...noura,
    title: 'The same with links; no code can be chosen',
    prepare: countingCodes(MORNING_CUP),
    faults: refusing(['choosePromoCode'], broken),
  },
  'program-long-visitor': { ...noura, title: 'The same, seen by a participant', prepare: withLongTexts(MORNING_CUP) },
  'program-signed-out': { title: 'A program, read by somebody who is not signed in', viewer: null },
  'program-signed-out-loading': { title: 'The same; it never comes', viewer: null, faults: silent(['publicProgram']) },
  'program-signed-out-error': { title: 'The same; it cannot be read', viewer: null, faults: refusing(['publicProgram'], broken) },
  'program-signed-out-long': {
    title: 'The same, with every text as long as possible',
    viewer: null,
    prepare: withLongTexts(MORNING_CUP),
  },
  'program-loading': { ...noura, title: 'The page of a program never comes', faults: silent(pageCalls) },
  'program-error': { ...noura, title: 'The page of a program cannot be read', faults: refusing(pageCalls, broken) },
  'program-missing': { ...noura, title: 'A program that is not there', faults: refusing(['program'], { code: 'PROGRAM_NOT_FOUND' }) },
  tills: { ...nabt, title: 'A program with tills: one in use, one locked, one revoked', prepare: withTills },
  'tills-none': { ...nabt, title: 'A program that may have tills and has none', prepare: countingCodes(MORNING_CUP) },
  'tills-long': { ...nabt, title: 'Tills with names of the greatest length', prepare: withLongTills },
  'tills-loading': { ...nabt, title: 'The tills never come', prepare: withTills, faults: silent(['programTills']) },
  'tills-error': { ...nabt, title: 'The tills cannot be read', prepare: withTills, faults: refusing(['programTills'], broken) },
  'tracking-setup-loading': { ...nabt, title: 'The setup of tracking never comes', faults: silent(['programTrackingSetup']) },
  'tracking-setup-error': { ...nabt, title: 'The setup of tracking cannot be read', faults: refusing(['programTrackingSetup'], broken) },
  'tracking-setup-differing': {
    ...nabt,
    title: 'A shop that reported an order twice, differently',
    prepare(world) {
      const [stored, other] = world.conversions.filter(
        ({ programId, status }) => programId === MORNING_CUP.program.id && status !== 'Pending',
      )
      if (!stored || !other) throw new Error('Nothing was reported')
      world.differing.push({
        ...{ conversionId: stored.id, programId: stored.programId, event: stored.event, times: 3 },
        at: Math.max(...world.conversions.map(({ receivedAt }) => receivedAt)),
        differs: ['clickId', 'amount'],
        clickId: other.clickId,
        amount: (stored.amount ?? 0) + 1_000,
      })
    },
  },
  'link-down': { ...nabt, title: 'A program whose page is gone', prepare: withOutage('NOT_FOUND', '404') },
  'link-elsewhere': { ...nabt, title: 'A program whose link leads to another site', prepare: withOutage('OTHER_SITE', 'parked.example') },
  'link-doubtful': { ...nabt, title: 'A program whose last check failed, once', prepare: withDoubt },
  'link-down-participant': { ...noura, title: 'A participant of a program whose page is gone', prepare: withOutage('NOT_FOUND', '404') },
  'link-check-loading': { ...nabt, title: 'The check of a link never comes', faults: silent(['programLinkCheck']) },
  'link-check-error': { ...nabt, title: 'The check of a link cannot be read', faults: refusing(['programLinkCheck'], broken) },
  'tracking-setup-refused': {
    ...nabt,
    title: 'Neither a test nor new keys can be made',
    faults: refusing(['rotateProgramTrackingKey', 'sendTestConversion'], broken),
  },
  'program-tabs-loading': { ...noura, title: 'The tabs of a program never come', faults: silent(tabCalls) },
  'program-tabs-error': { ...noura, title: 'The tabs of a program cannot be read', faults: refusing(tabCalls, broken) },
  'program-drafts-full': { ...nabt, title: 'Brand with as many drafts as it may have', prepare: withAllDrafts(GIFT_BOXES) },
  'program-held-by-admin': {
    ...nabt,
    title: 'A program that the back office put on hold',
    prepare: changed(MORNING_CUP, (program) =>
      Object.assign(program, { status: 'OnHold', holdCause: 'ADMIN', holdReason: 'The tracking page asks visitors for their bank card.' }),
    ),
  },
} as const satisfies Readonly<Record<string, Scenario>>

/** Scenarios of the wizard. Their draft is `GIFT_BOXES`. */
const wizard = {
  'wizard-new': { ...nabt, title: 'A new program, nothing typed yet' },
  'seasons-own': { ...nabt, title: 'A brand with days of its own in the season planner', prepare: withOwnDays },
  'seasons-none': { ...nabt, title: 'A brand without days of its own', prepare: withoutOwnDays },
  'seasons-full': { ...nabt, title: 'As many own days as possible, with the longest names', prepare: withMostOwnDays },
  'seasons-loading': { ...nabt, title: 'The own days of a brand never come', faults: silent(['myBrandDays']) },
  'seasons-error': { ...nabt, title: 'The own days of a brand cannot be read', faults: refusing(['myBrandDays'], broken) },
  'seasons-offline': {
    ...nabt,
    title: 'Own days that are typed do not reach the server',
    prepare: withOwnDays,
    faults: offline(['createBrandDays', 'updateBrandDays', 'deleteBrandDays']),
  },
  'wizard-under-review': { title: 'A brand under review with a draft', viewer: LOULOU },
  'wizard-loading': { ...nabt, title: 'A draft never comes', faults: silent(wizardCalls) },
  'wizard-error': { ...nabt, title: 'A draft cannot be read', faults: refusing(wizardCalls, broken) },
  'wizard-missing': { ...nabt, title: 'A draft that is gone', faults: refusing(['program', 'programStep'], { code: 'PROGRAM_NOT_FOUND' }) },
  'wizard-save-error': { ...nabt, title: 'Nothing of a draft can be saved', faults: refusing(savingCalls, broken) },
  'wizard-offline': { ...nabt, title: 'Nothing that is typed reaches the server', faults: offline(savingCalls) },
  'wizard-saving': { ...nabt, title: 'Saving a step never ends', faults: silent(savingCalls) },
  'wizard-locked': { ...nabt, title: 'A step that is locked', faults: refusing(['upsertProgramStep'], { code: 'PROGRAM_STEP_LOCKED' }) },
  'wizard-figures-error': {
    ...nabt,
    title: 'Estimate and matches cannot be counted',
    faults: refusing(['programBudgetEstimate', 'programMatches'], broken),
  },
  'wizard-long': { ...nabt, title: 'A draft with every text as long as possible', prepare: withLongTexts(GIFT_BOXES) },
  'content-processing': {
    ...nabt,
    title: 'Content that is being processed',
    prepare: withContent(GIFT_BOXES, () => ({ status: 'PROCESSING', thumbnailUrl: null, nextAttemptAt: null })),
  },
  'content-failed': {
    ...nabt,
    title: 'Content that could not be processed',
    prepare: withContent(GIFT_BOXES, () => ({ status: 'FAILED', thumbnailUrl: null, attempts: 5, nextAttemptAt: null })),
  },
  'content-add-failed': {
    ...nabt,
    title: 'Content cannot be added',
    faults: refusing(['addContent', 'editContent'], { code: 'CONTENT_ADD_FAILED' }),
  },
  'content-uploading': { ...nabt, title: 'An upload never ends', faults: silent(['addContent', 'editContent', 'uploadProgramAsset']) },
  'asset-refused': {
    ...nabt,
    title: 'A photo of a format that is not taken',
    faults: refusing(['uploadProgramAsset'], { code: 'FILE_FORMAT_INVALID', params: { formats: ['jpg', 'png'] } }),
  },
} as const satisfies Readonly<Record<string, Scenario>>

/** Scenarios of a draft, one for each next step. */
type StepSlug = 'criteria' | 'audience' | 'objectives' | 'shareable' | 'learning' | 'catalogue' | 'guidelines' | 'budget'
const slugs: readonly StepSlug[] = ['criteria', 'audience', 'objectives', 'shareable', 'learning', 'catalogue', 'guidelines', 'budget']
const [, ...laterSteps] = programStepTypes
const atSteps = Object.fromEntries(
  slugs.map((slug, index): [string, Scenario] => [
    `wizard-at-${slug}`,
    { ...nabt, title: `A draft that stands at: ${slug}`, prepare: draftAtStep(GIFT_BOXES, laterSteps[index] ?? 'BUDGET') },
  ]),
) as Record<`wizard-at-${StepSlug}`, Scenario>

/** Scenarios of publishing a draft, and of changes after publishing. */
const publishing = {
  'publish-recheck': { ...nabt, title: 'The same draft, of a brand that is back after a long absence', prepare: returned(NABT_COFFEE) },
  'publish-ready': { ...nabt, title: 'A draft with everything done and money enough' },
  'publish-short': { ...nabt, title: 'A draft whose budget the wallet cannot pay', prepare: havingOnly(NABT_COFFEE, 2_000) },
  'publish-no-money': { ...nabt, title: 'A draft and an empty wallet', prepare: havingOnly(NABT_COFFEE, 0) },
  'publish-by-link': {
    ...nabt,
    title: 'A draft that will be open to its link alone, and cannot be scheduled',
    prepare: changed(GIFT_BOXES, (program) => void (program.isVisible = false)),
  },
  'dry-run-findings': {
    ...nabt,
    title: 'A dry run that finds something at every turn',
    prepare(world) {
      havingOnly(NABT_COFFEE, 2_000)(world)
      withContent(GIFT_BOXES, (_content, index) => (index === 0 ? { status: 'FAILED', thumbnailUrl: null } : {}))(world)
      changed(GIFT_BOXES, (program) => Object.assign(program, { startDate: '2025-01-01', endDate: '2025-01-02' }))(world)
      for (const step of world.programSteps)
        if (step.programId === GIFT_BOXES.program.id && step.type === 'PARTICIPANT_CRITERIA')
          step.data = { ...step.data, platforms: [{ platform: 'YOUTUBE', minFollowers: 90_000_000 }] }
    },
  },
  'dry-run-loading': { ...nabt, title: 'A dry run that never ends', faults: silent(['programDryRun']) },
  'dry-run-error': { ...nabt, title: 'A dry run that cannot be made', faults: refusing(['programDryRun'], broken) },
  'publish-error': { ...nabt, title: 'Publishing fails', faults: refusing(publishingCalls, broken) },
  'publish-offline': { ...nabt, title: 'Publishing does not reach the server', faults: offline(publishingCalls) },
  'publish-insufficient': {
    ...nabt,
    title: 'The money was spent elsewhere meanwhile',
    faults: refusing(publishingCalls, { code: 'INSUFFICIENT_WALLET_BALANCE', params: { required: 600_000, available: 20_000 } }),
  },
  'publish-forbidden': {
    ...nabt,
    title: 'A brand that may not publish',
    faults: refusing(publishingCalls, { code: 'PROGRAM_PUBLISH_FORBIDDEN' }),
  },
  'publish-private': {
    ...nabt,
    title: 'A private program that is scheduled',
    faults: refusing(publishingCalls, { code: 'PROGRAM_VISIBILITY_PRIVATE' }),
  },
  'publish-moved': {
    ...nabt,
    title: 'A program whose status changed meanwhile',
    faults: refusing(publishingCalls, { code: 'PROGRAM_STATUS_TRANSITION_INVALID' }),
  },
  'soon-and-empty': {
    ...nabt,
    title: 'A program that is soon and can go back to its draft',
    prepare(world) {
      world.participations = world.participations.filter(({ programId }) => programId !== COLD_BREW.program.id)
      world.trackingLinks = world.trackingLinks.filter(({ programId }) => programId !== COLD_BREW.program.id)
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>

/** Scenarios of programs: lists, pages, the wizard and publishing, including their errors. */
export const programScenarios = { ...lists, ...pages, ...wizard, ...atSteps, ...publishing }

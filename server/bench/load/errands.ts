import { demoNumbers, usualDemoCode } from '@wasla/contract/session/demo.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { eachOf, onceEach, oneAtATime, type Data, type Next, type Plan, type Step } from './errand.ts'
import { beginnings, type FirstName, type OperationName } from './mix.ts'
import type { Newcomer, Reader, World } from './world.ts'

const terms = ['noura', 'coffee', 'نورة', 'sara', 'قهوة', 'bread', 'fahad', 'home']
const individuals: readonly ProfileType[] = ['INFLUENCER', 'AGENT']

/** Every fifth reader of a list goes on to the second page. */
const page = (limit: number, index: number) => ({ limit, offset: index % 5 === 0 ? limit : 0 })
const isOf = (types: readonly ProfileType[]) => (reader: Reader) => types.includes(reader.type)
const itself = (newcomer: Newcomer) => newcomer

/** Returns the step that deletes what the step before it has made. */
const deletes = (name: OperationName, made: OperationName): Step => ({ name, variables: (before: Data) => ({ id: before[made]?.['id'] }) })

/** Signing in happens from a network of its own each time, as by different people. */
const networkOf = (index: number) => ({ token: null, address: `10.200.${(index >> 8) & 255}.${index & 255}` })

function plansOf({ readers, newcomers, programs, joinable, groups, profiles }: World): Readonly<Record<FirstName, Plan>> {
  const at = <Thing>(list: readonly Thing[], index: number): Thing => {
    const found = list[index % list.length]
    if (found === undefined) throw new Error('The measured store lacks programs, groups or profiles')
    return found
  }
  const ofIndividuals = readers.filter(isOf(individuals))
  const ofManagers = readers.filter(isOf(['AGENT', 'AGENCY']))
  const ofBrands = readers.filter(isOf(['BRAND']))
  const ofEarners = readers.filter(isOf(['INFLUENCER', 'AGENT', 'AGENCY']))
  const ofNotified = readers.filter(({ notifications }) => notifications.length > 0)
  const programOf = (_: Reader, index: number) => ({ id: at(programs, index) })
  const joins = joinable.flatMap((id) => newcomers.map((newcomer) => ({ id, newcomer })))
  const joinedGroup = { groupId: at(groups, 0).id }

  return {
    activeProfile: eachOf(readers),
    myProfiles: eachOf(readers),
    unreadNotifications: eachOf(readers),
    ProfileProgress: eachOf(readers),
    mySocialLinks: eachOf(readers),
    myVerifications: eachOf(readers),
    connectedAccounts: eachOf(readers),
    homeToday: eachOf(ofEarners),
    homeMoney: eachOf(ofEarners),
    homeJoined: eachOf(ofIndividuals),
    homePrograms: eachOf(ofIndividuals),
    homeCreatedGroups: eachOf(readers),
    homeTalents: eachOf(ofManagers, () => ({ limit: 4 })),
    homeTalentEarnings: eachOf(ofManagers),
    homeOwnPrograms: eachOf(ofBrands),
    homeTasks: eachOf(ofBrands),
    homeSpend: eachOf(ofBrands),
    homeNetworkers: eachOf(ofBrands),
    homeWeek: eachOf(ofBrands),
    discoverPrograms: eachOf(readers, ({ type }, index) => {
      const filter = index % 10 === 0 ? { term: 'coffee' } : {}
      const isForThem = individuals.includes(type)
      return { pagination: page(12, index), filter, isForThem, ...(isForThem && { fitting: { ...filter, fitsMe: true } }) }
    }),
    programPage: eachOf(ofIndividuals, programOf),
    programSteps: eachOf(ofIndividuals, programOf),
    programEligibility: eachOf(ofIndividuals, programOf),
    programViewer: eachOf(readers),
    requestedPrograms: eachOf(ofIndividuals, (_, index) => ({
      input: { status: ['Pending', 'Accepted', 'Rejected'], pagination: page(10, index) },
    })),
    createdPrograms: eachOf(ofBrands, (_, index) => ({ pagination: page(10, index), filter: {} })),
    myWallet: eachOf(readers),
    myTransactions: eachOf(readers, (_, index) => ({ pagination: page(10, index), filter: {} })),
    myWithdrawalAccounts: eachOf(readers),
    search: eachOf(readers, (_, index) => ({
      searchInput: { term: at(terms, index), types: null, mustExistFields: ['userName'] },
      pagination: { limit: 8, offset: 0 },
    })),
    people: eachOf(ofBrands, (_, index) => ({
      filter: { types: ['INFLUENCER'], ...(index % 3 === 0 && { minFollowers: 10_000 }) },
      sort: 'BEST_MATCH',
      pagination: page(12, index),
    })),
    mySavedPeopleFilters: eachOf(ofBrands),
    publicProfile: eachOf(readers, (_, index) => {
      const { userName, type } = at(profiles, index)
      return { username: userName, profileType: type }
    }),
    ownProfile: eachOf(readers, ({ profileId, type }) => ({ profileId, profileType: type, isPublic: true })),
    groups: eachOf(readers, (_, index) => ({ filter: 'ALL_GROUPS', pagination: page(10, index) })),
    publicGroup: eachOf(readers, (_, index) => ({ userName: at(groups, index).userName })),
    GroupMembers: eachOf(readers, (_, index) => ({
      filter: { groupId: at(groups, index).id },
      pagination: { limit: 10, offset: 0, sort: [{ field: 'role', direction: 'ASC' }] },
    })),
    groupTopCountries: eachOf(readers, (_, index) => ({ groupId: at(groups, index).id })),
    myNotifications: eachOf(readers, (_, index) => ({ pagination: page(20, index) })),
    // Read and unread in turn, so that each request changes rows.
    markNotifications: eachOf(ofNotified, ({ notifications }, index) => {
      const status = Math.floor(index / ofNotified.length) % 2 === 0 ? 'READ' : 'UNREAD'
      return { notifications: notifications.map((notificationId) => ({ notificationId, status })) }
    }),
    signIn: oneAtATime(
      Object.values(demoNumbers),
      (_, index) => networkOf(index),
      (mobileNumber) => ({ signInInput: { countryId: 'SA', mobileNumber } }),
      [
        {
          name: 'verifyOtp',
          variables: ({ signIn }) => ({ verifyOtpInput: { challengeId: signIn?.['challengeId'], code: usualDemoCode } }),
        },
        { name: 'signOut', variables: ({ verifyOtp }) => ({ refreshToken: verifyOtp?.['refreshToken'] }) },
      ],
      true,
    ),
    switchLanguage: eachOf(readers, (_, index) => ({ language: Math.floor(index / readers.length) % 2 === 0 ? 'ar' : 'en' })),
    joinProgram: onceEach(
      joins,
      ({ newcomer }) => newcomer,
      ({ id }) => ({ id }),
    ),
    topUpWallet: eachOf(newcomers, (_, index) => ({
      topUpWalletInput: { amount: 10_000, paymentMethod: 'CARD', gateway: 'demo', returnUrl: '/wallet', idempotencyKey: `top-up-${index}` },
    })),
    withdrawFromWallet: onceEach(newcomers, itself, ({ withdrawalAccountId }) => ({
      withdrawFromWalletInput: { amount: 10_000, withdrawalAccountId, idempotencyKey: `withdrawal-${withdrawalAccountId}` },
    })),
    joinGroup: oneAtATime(newcomers, itself, () => joinedGroup, [{ name: 'leaveGroupMembership', variables: () => joinedGroup }]),
    createProfileLink: oneAtATime(
      newcomers,
      itself,
      (_, index) => ({ createProfileLinkInput: { type: 'website', url: `https://example.com/${index}`, is_visible: true } }),
      [deletes('deleteProfileLink', 'createProfileLink')],
    ),
    savePeopleFilter: oneAtATime(
      newcomers,
      itself,
      (_, index) => ({ savePeopleFilterInput: { name: `Search ${index}`, filter: { types: ['INFLUENCER'], minFollowers: 1_000 } } }),
      [deletes('deleteSavedPeopleFilter', 'savePeopleFilter')],
    ),
  }
}

/** Returns a function that returns the next errand that begins with an operation, with the variables that the app sends. */
export function errandsOf(world: World): (name: FirstName) => ReturnType<Next> {
  const plans = plansOf(world)
  const next = new Map(beginnings.map(({ name }) => [name, plans[name](name)]))
  return (name) => next.get(name)?.() ?? null
}

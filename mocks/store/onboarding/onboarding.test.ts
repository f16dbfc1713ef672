import { expect, test } from 'vitest'
import { manualClock } from '../../platform/clock.ts'
import { startScenario } from '../../scenarios/scenario-server.ts'
import { NEWCOMER } from '../../world/unfinished.ts'
import { ask, type Asking } from '../../testing/ask.ts'
import { createMockServer } from '../server.ts'

const answers = `mutation ($i: OnboardingAnswersInput!) { submitOnboardingAnswers(onboardingAnswersInput: $i) { type } }`
const setUp = `mutation ($i: SetUpIndividualAccountInput!) { setUpIndividualAccount(setUpIndividualAccountInput: $i) { profile { ... on UserProfile { firstName onboardingStep { status } } } } }`
const connect = `mutation ($i: ConnectSocialAccountInput!) { connectSocialAccount(connectSocialAccountInput: $i) { authorizationUrl state } }`
const complete = `mutation ($i: CompleteSocialConnectionInput!) { completeSocialConnection(completeSocialConnectionInput: $i) { user_name followers } }`

test('a new person answers the questions, connects a platform, joins the waiting list and is admitted after ten seconds', async () => {
  const clock = manualClock()
  const server = createMockServer({ clock, unwritten: 'refused' })
  const token = server.signIn(NEWCOMER.profile).accessToken
  const say = (query: string, options: Asking = {}) => ask(server, query, { token, ...options })

  expect((await say('mutation { joinWaitingList { id } }')).code).toBe('SOCIAL_LINK_NOT_FOUND')
  await say(answers, { variables: { i: { accountKind: 'INDIVIDUAL', role: 'AGENT', countryId: 'SA', interests: ['food'] } } })
  const account = { firstName: 'نوف', lastName: 'الحربي', gender: 'female', date_of_birth: '1999-01-01', userName: 'noura_cooks' }
  expect((await say(setUp, { variables: { i: account } })).code).toBe('USERNAME_ALREADY_EXISTS')
  const done = await say(setUp, { variables: { i: { ...account, userName: 'nouf_new' } } })
  expect(done.data).toMatchObject({ setUpIndividualAccount: { profile: { onboardingStep: { status: 'ConnectSocialMedia' } } } })

  const begun = await say(connect, { variables: { i: { platform: 'TIKTOK', redirectUri: 'http://localhost/join-waiting-list' } } })
  const back = new URL(
    (begun.data as unknown as { connectSocialAccount: { authorizationUrl: string } }).connectSocialAccount.authorizationUrl,
  )
  const values = Object.fromEntries(back.searchParams)
  const connected = await say(complete, { variables: { i: { platform: 'TIKTOK', code: values['code'], state: values['state'] } } })
  expect(connected.data).toMatchObject({ completeSocialConnection: { user_name: 'nouf_new' } })

  expect((await say('mutation { joinWaitingList { position total } }')).data).toEqual({ joinWaitingList: { position: 41, total: 41 } })
  expect((await say('mutation { completeWaitingListTask(task: JOIN_COMMUNITY) { doneTasks } }')).data).toEqual({
    completeWaitingListTask: { doneTasks: ['JOIN_COMMUNITY'] },
  })
  clock.advance(10_000)
  expect((await say('{ activeProfile { profile { ... on UserProfile { status } } } myWaitingListEntry { position total } }')).data).toEqual(
    {
      activeProfile: { profile: { status: 'IdentityVerifying' } },
      myWaitingListEntry: { position: 0, total: 40 },
    },
  )
})

test.each([
  ['waiting-all-done', 1],
  ['waiting-new', 40],
] as const)('%s has position %i of forty', async (id, position) => {
  const { server, session } = startScenario(id, { unwritten: 'refused' })
  const { data } = await ask(server, '{ myWaitingListEntry { position total } }', { token: session?.accessToken })
  expect(data).toEqual({ myWaitingListEntry: { position, total: 40 } })
})

test('the eleventh invitation within a day is refused', async () => {
  const { server, session } = startScenario('invites-full', { unwritten: 'refused' })
  const { error } = await ask(
    server,
    'mutation { inviteFriend(inviteFriendInput: { countryId: "SA", mobileNumber: "587654321" }) { id } }',
    { token: session?.accessToken },
  )
  expect(error).toMatchObject({ code: 'RATE_LIMITED' })
})

import type { NotificationType } from '../record.ts'
import type { Write } from './text.ts'
import type { TextValues } from './values.ts'

const somebody = ({ sender }: TextValues) => sender ?? 'Someone'
const theGroup = ({ group }: TextValues) => group ?? 'a group'
const theProgram = ({ program }: TextValues) => program ?? 'a program'
const because = ({ reason }: TextValues) => (reason === null ? '' : `: ${reason}`)
const theAmount = ({ amount }: TextValues) => amount ?? 'Money'

const resultIn = (values: TextValues) =>
  values.sender === null ? `One of your results in ${theProgram(values)}` : `A result from ${values.sender} in ${theProgram(values)}`

const rewardIn = (values: TextValues) =>
  values.sender === null
    ? `Your reward of ${theAmount(values)} in ${theProgram(values)}`
    : `The reward of ${theAmount(values)} for ${values.sender} in ${theProgram(values)}`

/** Capitalizes the first letter: a sentence can start with a fallback such as “the program”. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Text of each change of a program's status. Keys are the new status, as the API spells it. The text for any other status is “has changed”.
 */
const statusChanges: Readonly<Record<string, string>> = {
  Soon: 'is announced and starts soon',
  Active: 'is active',
  OnHold: 'is on hold',
  Retired: 'has ended',
  Draft: 'is a draft again',
}

const statusChange = (values: TextValues) => `${capital(theProgram(values))} ${statusChanges[values.programStatus ?? ''] ?? 'has changed'}`

const forms = new Intl.PluralRules('en')
const isOne = ({ count }: TextValues) => forms.select(count.value) === 'one'

/**
 * Returns the subject of a sentence: "210 clicks on 26 Nov in Morning coffee". The owner's text also names the participant whose link was
 * clicked.
 */
const clicksOf = (values: TextValues) =>
  [
    `${values.count.text} ${isOne(values) ? 'click' : 'clicks'}`,
    values.sender === null ? '' : ` on ${values.sender}’s link`,
    values.day === null ? '' : ` on ${values.day}`,
    ` in ${theProgram(values)}`,
  ].join('')

/** Returns the sentence about the day on which the only result counts, or the first of several results. */
const first = ({ day, count }: TextValues) =>
  day === null ? '' : count.value === 1 ? `. It counts automatically on ${day}.` : `. The first counts automatically on ${day}.`

const ofShare = ({ percent }: TextValues) => (percent === null ? '' : ` of ${percent.text}`)

/** Returns the sentence about the last day of a licence, without its full stop. */
const licenceEnds = ({ day, count }: TextValues) => {
  const end = day === null ? 'soon' : `on ${day}`
  if (count.value === 0) return 'Your licence ends today'
  return count.value === 1 ? 'Your licence ends tomorrow' : `Your licence ends ${end}, in ${count.text} days`
}

/** The text of each notification in English. A title names the event without names; the sentence names people and things. */
export const english: Readonly<Record<NotificationType, Write>> = {
  MANAGED_ACCOUNT_CREATED: (values) => ({
    title: 'Request to manage your account',
    content: `${somebody(values)} would like to manage your account`,
  }),
  GROUP_INVITATION_CREATED: (values) => ({
    title: 'Group invitation',
    content: values.sender === null ? `You are invited to ${theGroup(values)}` : `${values.sender} invited you to ${theGroup(values)}`,
  }),
  REQUEST_TO_JOIN_GROUP_ACCEPTED: (values) => ({
    title: 'You joined a group',
    content: values.group === null ? 'Your request to join a group was accepted' : `${values.group} accepted your request`,
  }),
  REQUEST_TO_JOIN_GROUP_REJECTED: (values) => ({
    title: 'Request declined',
    content: `Your request to join ${theGroup(values)} was declined`,
  }),
  ADMIN_BUSINESS_VERIFICATION_APPROVED: () => ({
    title: 'Your business is verified',
    content: 'We approved your documents. The check mark now appears next to your business’s name.',
  }),
  ADMIN_BUSINESS_VERIFICATION_REJECTED: (values) => ({
    title: 'Your business is not verified',
    content: `We could not approve your documents${because(values)}`,
  }),
  IDENTITY_VERIFICATION_APPROVED: () => ({
    title: 'Your identity is verified',
    content: 'The check mark appears next to your name once every step is complete.',
  }),
  IDENTITY_VERIFICATION_REJECTED: (values) => ({
    title: 'Your identity is not verified',
    content: `We could not verify your identity${because(values)}`,
  }),
  WAITING_LIST_ADMITTED: () => ({ title: 'You’re in', content: 'Your account is ready. Verify your identity to get started.' }),
  GROUP_OWNERSHIP_TRANSFERRED: (values) => ({
    title: 'You own a group',
    content:
      values.sender === null
        ? `You are now the owner of ${theGroup(values)}`
        : `${values.sender} made you the owner of ${theGroup(values)}`,
  }),
  PROGRAM_REQUEST_CREATED: (values) => ({
    title: 'New applicant',
    content: `${somebody(values)} asked to join ${theProgram(values)}`,
  }),
  PROGRAM_REQUEST_ACCEPTED: (values) => ({
    title: 'You joined a program',
    content: `Your request to join ${theProgram(values)} was accepted`,
  }),
  PROGRAM_REQUEST_REJECTED: (values) => ({
    title: 'Request declined',
    content: `Your request to join ${theProgram(values)} was declined`,
  }),
  PROGRAM_STATUS_CHANGED: (values) => ({ title: 'Program update', content: `${statusChange(values)}${because(values)}` }),
  PROGRAM_BUDGET_ALERT: (values) => ({
    title: 'Program budget',
    content:
      values.percent === null || values.percent.value >= 100
        ? `The budget of ${theProgram(values)} is used up. Add budget to continue.`
        : `${values.percent.text} of the budget of ${theProgram(values)} is used`,
  }),
  PROGRAM_MILESTONE_ACHIEVED: (values) => ({
    title: 'Milestone reached',
    content: `${values.sender ?? 'You'} reached a milestone in ${theProgram(values)}`,
  }),
  PROGRAM_EARNING_RECEIVED: (values) => ({
    title: 'Reward received',
    content: `${theAmount(values)} from ${theProgram(values)} is in your wallet`,
  }),
  WALLET_TOP_UP_SUCCEEDED: (values) => ({ title: 'Wallet topped up', content: `${theAmount(values)} was added to your wallet` }),
  WALLET_TOP_UP_FAILED: () => ({
    title: 'Top-up failed',
    content: 'The payment did not go through. Nothing was added to your wallet.',
  }),
  WALLET_TOP_UP_RETURNED: (values) => ({
    title: 'Top-up refunded',
    content: `${theAmount(values)} from an earlier top-up was refunded to you and is no longer in your wallet`,
  }),
  WITHDRAWAL_SUCCEEDED: (values) => ({ title: 'Withdrawal completed', content: `${theAmount(values)} was sent to your bank account` }),
  WITHDRAWAL_FAILED: (values) => ({
    title: 'Withdrawal failed',
    content: `The withdrawal failed and ${values.amount ?? 'the money'} was returned to your wallet`,
  }),
  FRIEND_INVITATION_RECEIVED: (values) => ({
    title: 'A friend invited you',
    content: `${somebody(values)} invited you, but you already have an account`,
  }),
  GROUP_REQUEST_CREATED: (values) => ({ title: 'Request to join', content: `${somebody(values)} asked to join ${theGroup(values)}` }),
  PROGRAM_CONVERSION_APPROVED: (values) => ({
    title: 'A result counts',
    content: `${resultIn(values)} was reviewed and now counts${because(values)}`,
  }),
  PROGRAM_CONVERSION_REJECTED: (values) => ({
    title: 'A result does not count',
    content: `${resultIn(values)} was reviewed and does not count${because(values)}`,
  }),
  SECOND_LOOK_COUNTED: (values) => ({
    title: 'Review finished',
    content: `The result you asked about in ${theProgram(values)} now counts${because(values)}`,
  }),
  SECOND_LOOK_UPHELD: (values) => ({
    title: 'Review finished',
    content: `The result you asked about in ${theProgram(values)} still does not count${because(values)}`,
  }),
  PROGRAM_REWARD_HELD: (values) => ({
    title: 'Reward held for review',
    content: `${rewardIn(values)} is held for review: ${values.sender === null ? 'you and the brand' : `you and ${values.sender}`} share a phone number or a bank account`,
  }),
  PROGRAM_REWARD_APPROVED: (values) => ({
    title: 'Reward approved',
    content: `${rewardIn(values)} was reviewed and will be paid${because(values)}`,
  }),
  PROGRAM_REWARD_REFUSED: (values) => ({
    title: 'Reward declined',
    content: `${rewardIn(values)} was reviewed and will not be paid${because(values)}`,
  }),
  PROGRAM_RESULTS_WAITING: (values) => ({
    title: 'Results are waiting for you',
    content: isOne(values)
      ? `${values.count.text} result in ${theProgram(values)} waits for you${first(values)}`
      : `${values.count.text} results in ${theProgram(values)} wait for you${first(values)}`,
  }),
  NETWORK_CASE_COUNTED: (values) => ({
    title: 'Clicks from one network count',
    content: `${clicksOf(values)} came from one network. We reviewed them and they count for that day.`,
  }),
  NETWORK_CASE_REFUSED: (values) => ({
    title: 'Clicks from one network do not count',
    content: `${clicksOf(values)} came from one network and were not counted. ${
      values.sender === null ? 'You can ask for a review in My performance.' : 'You pay nothing for them.'
    }`,
  }),
  PROGRAM_OUTAGE_STARTED: (values) => ({
    title: values.sender === null ? 'Your program’s links do not work' : 'A link does not work',
    content:
      values.sender === null
        ? `The links of ${theProgram(values)} do not work as they should. See the reason, and check again when it is fixed.`
        : `The page that your link in ${theProgram(values)} leads to does not work now. Nothing of this time is held against you.`,
  }),
  PROGRAM_OUTAGE_ENDED: (values) => ({
    title: 'Outage over',
    content:
      values.sender === null
        ? `The outage of your page in ${theProgram(values)} is over`
        : `The outage of the page in ${theProgram(values)} is over. What you earned stays yours.`,
  }),
  WEBHOOK_ENDPOINT_OFF: ({ host }) => ({
    title: 'Webhooks switched off',
    content: `${host ?? 'One of your endpoints'} did not accept events, so we stopped sending them. Events of the last 30 days can be replayed.`,
  }),
  SPLIT_PROPOSED: (values) => ({
    title: 'Split of rewards proposed',
    content: `${somebody(values)} proposes a split${ofShare(values)}. It starts only if you agree.`,
  }),
  SPLIT_AGREED: (values) => ({
    title: 'Split agreed',
    content: `${somebody(values)} agreed to the split${ofShare(values)}`,
  }),
  SPLIT_DECLINED: (values) => ({
    title: 'Split declined',
    content: `${somebody(values)} declined the split${ofShare(values)}. Nothing changes.`,
  }),
  SPLIT_ENDED: (values) => ({
    title: 'Split ended',
    content: `${somebody(values)} ended the split${ofShare(values)}. What was earned until then stays split.`,
  }),
  SPLIT_SHARE_RECEIVED: (values) => ({
    title: 'Your share arrived',
    content: `${values.amount ?? 'Your share'} of ${values.sender === null ? 'a networker’s' : `${values.sender}’s`} rewards was added to your wallet`,
  }),
  API_KEY_MADE: ({ keyName }) => ({
    title: 'New API key',
    content: `The key ${keyName ?? 'of your profile'} was made. If this wasn’t you, remove it now.`,
  }),
  DATA_ARCHIVE_REQUESTED: () => ({
    title: 'Archive of your data requested',
    content: 'We are making it now. If you did not request it, contact us at once.',
  }),
  DATA_ARCHIVE_READY: () => ({
    title: 'Your archive is ready',
    content: 'You can download it for 7 days. Then we delete it.',
  }),
  ACCOUNT_DELETION_REQUESTED: ({ day }) => ({
    title: 'Your account will be deleted',
    content: `${day === null ? 'Soon' : `On ${day}`} your account is deleted for good. Until then you can keep it.`,
  }),
  ACCOUNT_DELETION_HELD: () => ({
    title: 'Your account can’t be deleted yet',
    content: 'Money arrived in your wallet. Keep your account, withdraw the money, then delete the account again.',
  }),
  LICENCE_APPROVED: () => ({
    title: 'Licence checked',
    content: 'Your licence was checked. Its mark is on your profile now.',
  }),
  LICENCE_DECLINED: ({ reason }) => ({
    title: 'Licence declined',
    content: `Your licence was declined${reason === null ? '' : `: ${reason}`}`,
  }),
  LICENCE_EXPIRES: (values) => ({
    title: 'Your licence ends soon',
    content: `${licenceEnds(values)}. Renew it, then send us the new document.`,
  }),
  PROGRAM_REQUESTED: (values) => ({
    title: 'A brand asks you',
    content: `${somebody(values)} asks you to join ${theProgram(values)}. You decide: joining works as always.`,
  }),
  PROPOSAL_REQUESTED: (values) => ({
    title: 'Your proposal got an answer',
    content: `${somebody(values)} asked talent from your proposal to join ${theProgram(values)}`,
  }),
  SAVED_PEOPLE_FILTER_MATCHED: (values) => ({
    title: 'New people for you',
    content: isOne(values)
      ? `${values.count.text} new person matches ${values.filter ?? 'your saved search'}`
      : `${values.count.text} new people match ${values.filter ?? 'your saved search'}`,
  }),
}

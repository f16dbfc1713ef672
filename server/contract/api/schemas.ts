import { conversionEvents, resultStatuses, uncountedReasons, conversionWays } from '../tracking/record.ts'
import { conversionLimits } from '../tracking/conversion-limits.ts'
import { promoCodeLimits } from '../participations/promo-codes/code.ts'
import { participationLimits } from '../participations/limits.ts'
import { requestDeclineReasons } from '../participations/record.ts'
import { objectiveTypes, participationStatuses, programStatuses } from '../programs/types.ts'
import { profileTypes } from '../profiles/types.ts'
import { choice, day, flag, halalas, id, listOf, moment, named, orNull, text, whole, type ApiSchema } from './schema.ts'

const currency = choice(['SAR'], 'Every amount is in this currency.')

/** A page of rows: `next` is the argument `after` of the following page. */
const pageOf = (name: string): ApiSchema =>
  whole({ data: listOf(named(name)), next: orNull(text('The argument `after` of the next page; null on the last one.')) })

/** What the operations take and answer, by the names that the generated client uses. */
export const apiSchemas = {
  Program: whole({
    id: id('The id of the program.'),
    name: text('Its name.'),
    description: text('What it is about.'),
    status: choice(programStatuses, 'OnHold is a pause; Retired has ended.'),
    objective: orNull(choice(objectiveTypes, 'What the program counts; null in an early draft.')),
    startDate: day('The first day, in Riyadh.'),
    endDate: orNull(day('The last day, in Riyadh; null without an end.')),
    isListed: flag('Whether Discover shows it.'),
    acceptsEverybody: flag('Whether applicants who meet the criteria are accepted without a decision.'),
    budget: halalas('What is reserved for it; 0 in a draft.'),
    currency,
    createdAt: moment('When it was begun.'),
    publishedAt: orNull(moment('When it was published; null for a draft.')),
  }),
  ProgramPage: pageOf('Program'),
  Participant: whole({
    id: id('The id of the participation.'),
    programId: id('The id of the program.'),
    profileId: id('The id of the person’s profile.'),
    name: text('The name of the profile.'),
    userName: orNull(text('The name in the address of the profile; null without a public page.')),
    type: choice(profileTypes, 'The type of the profile.'),
    status: choice(participationStatuses, 'Pending waits for an answer; Accepted takes part.'),
    requestedAt: moment('When the person asked to join.'),
    answeredAt: orNull(moment('When the request was answered.')),
    declineReason: orNull(choice(requestDeclineReasons, 'Why it was declined, if a reason was given.')),
    declineNote: orNull(text('What the brand wrote to the person.')),
  }),
  ParticipantPage: pageOf('Participant'),
  Decline: {
    type: 'object',
    properties: {
      reason: choice(requestDeclineReasons, 'Why; the person sees it. OTHER needs a note.'),
      note: { ...text('What the person reads beside the reason.'), maxLength: participationLimits.declineNote },
    },
  },
  Result: whole({
    id: id('The id of the result.'),
    programId: id('The id of the program.'),
    participantId: id('The id of the participant’s profile.'),
    event: choice(conversionEvents, 'What happened.'),
    externalId: text('Your own number.'),
    status: choice(resultStatuses, 'Only Approved counts. Pending waits for you; Held waits for our team.'),
    reason: orNull(choice(uncountedReasons, 'Why it does not count.')),
    amount: orNull(halalas('The amount of the order.')),
    currency,
    clickId: orNull(text('The click that brought it; null if a code did.')),
    promoCode: orNull(text('The code that brought it; null if a click did.')),
    way: choice(conversionWays, 'How it was reported. Reports with a key are SERVER.'),
    occurredAt: moment('When it happened.'),
    receivedAt: moment('When it was reported.'),
  }),
  ResultPage: pageOf('Result'),
  Report: {
    type: 'object',
    required: ['event', 'externalId'],
    anyOf: [{ required: ['clickId'] }, { required: ['promoCode'] }],
    properties: {
      clickId: {
        ...text('The `nw_click_id` that the visitor came with. Needed without a code.'),
        minLength: 1,
        maxLength: conversionLimits.clickId,
      },
      promoCode: {
        ...text('The code that came with the order. Needed without a click.'),
        minLength: 1,
        maxLength: promoCodeLimits.reported,
      },
      event: choice(conversionEvents, 'The event that the program counts.'),
      externalId: {
        ...text('Your own number. The same number again answers the first result.'),
        minLength: 1,
        maxLength: conversionLimits.externalId,
      },
      amount: { ...halalas('The amount of the order.'), maximum: conversionLimits.amount },
      occurredAt: moment('When it happened, with a zone. Now, if it is missing.'),
    },
  },
  ReportedResult: whole({
    id: id('The id of the result.'),
    status: choice(resultStatuses, 'Only Approved counts.'),
    isRepeat: flag('Whether the number was known, so that this is the first result.'),
  }),
  Balance: whole({
    available: halalas('What can be spent now.'),
    upcoming: halalas('Rewards that are earned and not paid yet.'),
    reserved: halalas('The budgets of your programs, and withdrawals under way.'),
    currency,
  }),
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'code'],
    properties: {
      type: { ...text('Names the kind of problem.'), format: 'uri' },
      title: text('What went wrong, in English.'),
      status: { type: 'integer', description: 'The status of the response.' },
      code: text('The kind of problem, for programs.'),
      params: { type: 'object', description: 'Values of the problem, such as `retryAfter`.' },
      requestId: text('Name this in a message to our team.'),
      fields: listOf({
        type: 'object',
        required: ['path', 'rule'],
        properties: {
          path: text('The field.'),
          rule: text('The rule that it breaks.'),
          params: { type: 'object', description: 'Values of the rule.' },
        },
      }),
    },
  },
} as const satisfies Readonly<Record<string, ApiSchema>>

export type ApiSchemaName = keyof typeof apiSchemas

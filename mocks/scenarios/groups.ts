import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { OMAR } from '../world/agents.ts'
import { NABT_COFFEE, QIMAM, SAHRA } from '../world/businesses.ts'
import { NOURA, REEM } from '../world/networkers.ts'
import { RIYADH_KITCHENS, OVEN_BAKERS } from '../world/groups/all-groups.ts'
import {
  groupAnswerCalls,
  groupActionCalls,
  groupFigureCalls,
  groupListCalls,
  groupPageCalls,
  groupSavingCalls,
  groupTabCalls,
} from './groups/calls.ts'
import {
  atLimit,
  atLimitOfOthers,
  manyCountries,
  manyGroups,
  manyMembers,
  strangerToGroups,
  withoutAnyGroups,
  withoutInvitations,
} from './groups/prepare.ts'
import type { FaultRule, Scenario } from './scenario.ts'

const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[], extensions: ErrorExtensions): FaultRule[] => [{ on, fault: { kind: 'problem', extensions } }]
const silent = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'silence' } }]
const offline = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'offline' } }]

const noura = { viewer: NOURA } as const
/** A viewer who is in no group, is invited to one, and visits other groups. */
const sahra = { viewer: SAHRA } as const

const limit: ErrorExtensions = { code: 'GROUPS_LIMIT_REACHED', params: { max: 5 } }

/** Lists of groups: all, created, joined, and the blocks of the home page. */
const lists = {
  groups: { ...noura, title: 'Networker who owns groups, helps in one, joined one, and sees more' },
  'groups-agent': { title: 'Agent with a group of his own', viewer: OMAR },
  'groups-agency': { title: 'Agency with a group of its own', viewer: QIMAM },
  'groups-brand': { title: 'Brand with a group of its own', viewer: NABT_COFFEE },
  'groups-empty': { ...noura, title: 'No group anywhere', prepare: withoutAnyGroups },
  'groups-none-mine': { ...noura, title: 'Somebody in no group', prepare: strangerToGroups(NOURA) },
  'groups-many': { ...noura, title: 'Sixty groups', prepare: manyGroups(60) },
  'groups-at-limit': { ...noura, title: 'Somebody in as many groups as one may be in', prepare: atLimit(NOURA) },
  'groups-loading': { ...noura, title: 'Lists of groups never come', faults: silent(groupListCalls) },
  'groups-error': { ...noura, title: 'Lists of groups cannot be read', faults: refusing(groupListCalls, broken) },
  'groups-offline': { ...noura, title: 'Lists of groups do not reach the server', faults: offline(groupListCalls) },
  'home-groups': { ...noura, title: 'Home with groups created and groups to like' },
  'home-groups-none': { ...noura, title: 'Home without a group', prepare: withoutAnyGroups },
  'home-groups-at-limit': {
    ...noura,
    title: 'Home of somebody who created none and is in as many as one may be in',
    prepare: atLimitOfOthers(NOURA),
  },
} as const satisfies Readonly<Record<string, Scenario>>

/** Scenarios of the group form, which edits `groupIds.riyadhKitchens`. */
const form = {
  'group-create': { ...noura, title: 'A new group, nothing typed yet' },
  'group-create-at-limit': { ...noura, title: 'A new group where no more is allowed', prepare: atLimit(NOURA) },
  'group-limit-meanwhile': { ...noura, title: 'The limit was reached elsewhere meanwhile', faults: refusing(['createGroup'], limit) },
  'group-name-taken': {
    ...noura,
    title: 'Every handle was taken meanwhile',
    faults: refusing(['createGroup', 'updateGroup'], { code: 'GROUP_USERNAME_CONFLICT' }),
  },
  'group-create-error': { ...noura, title: 'A group cannot be saved', faults: refusing(groupSavingCalls, broken) },
  'group-create-offline': { ...noura, title: 'What is typed of a group does not reach the server', faults: offline(groupSavingCalls) },
  'group-saving': { ...noura, title: 'Saving a group never ends', faults: silent(groupSavingCalls) },
  'group-interests-fail': {
    ...noura,
    title: 'A group is made, its interests are not saved',
    faults: refusing(['updateGroupInterests'], broken),
  },
  'group-edit': { ...noura, title: 'A group to edit' },
  'group-edit-no-interests': {
    ...noura,
    title: 'A group to edit whose interests were never saved',
    prepare(world) {
      for (const group of world.groups) if (group.id === RIYADH_KITCHENS.id) group.interestIds = []
    },
  },
  'group-edit-stale': {
    ...noura,
    title: 'A group that changed under the hands of who edits it',
    faults: refusing(['updateGroup'], { code: 'GROUP_UPDATE_FAILED' }),
  },
} as const satisfies Readonly<Record<string, Scenario>>

/** Scenarios of a group's page. `groupAddresses` has the address of each. */
const pages = {
  'group-owner': { ...noura, title: 'One’s own group, open to everybody' },
  'group-owner-private': { title: 'One’s own group, which people ask to join', viewer: OMAR },
  'group-admin': { ...noura, title: 'A group one is an admin of' },
  'group-member': { ...noura, title: 'A closed group one is in' },
  'group-visitor-open': { ...sahra, title: 'An open group, seen by a visitor' },
  'group-visitor-by-link': { ...sahra, title: 'An open group that only its link leads to, seen by a visitor' },
  'group-visitor-private': { ...sahra, title: 'A group one may ask to join, seen by a visitor' },
  'group-visitor-closed': { ...sahra, title: 'A closed group, seen by a visitor' },
  'group-signed-out': { title: 'A group, seen by a stranger', viewer: null },
  'group-invited': { ...noura, title: 'A group one is invited to' },
  'group-invited-closed': { title: 'A closed group one is invited to', viewer: QIMAM },
  'group-requested': { ...noura, title: 'A group one asked to join' },
  'group-refused': { ...noura, title: 'A group that refused one' },
  'group-long': { title: 'A group with texts as long as they may be', viewer: REEM },
  'group-missing': { ...noura, title: 'A group that is not there', faults: refusing(groupPageCalls, { code: 'GROUP_NOT_FOUND' }) },
  'group-loading': { ...noura, title: 'The page of a group never comes', faults: silent(groupPageCalls) },
  'group-error': { ...noura, title: 'The page of a group cannot be read', faults: refusing(groupPageCalls, broken) },
  'group-tabs-loading': { ...noura, title: 'The tabs of a group never come', faults: silent(groupTabCalls) },
  'group-tabs-error': { ...noura, title: 'The tabs of a group cannot be read', faults: refusing(groupTabCalls, broken) },
  'group-figures-error': { ...noura, title: 'The figures of a group cannot be read', faults: refusing(groupFigureCalls, broken) },
  'group-many-members': { ...noura, title: 'A group with more than fifty members', prepare: manyMembers(RIYADH_KITCHENS) },
  'group-many-countries': { ...noura, title: 'A group with members of very many countries', prepare: manyCountries(RIYADH_KITCHENS) },
  'group-no-figures': { ...noura, title: 'A group too small for figures' },
  'group-no-invites': { ...noura, title: 'A group that invited nobody', prepare: withoutInvitations(OVEN_BAKERS, false) },
  'group-no-requests': { ...noura, title: 'A group nobody asked to join', prepare: withoutInvitations(OVEN_BAKERS, true) },
  'group-answer-too-late': {
    ...noura,
    title: 'Every answer to an invitation or a request comes too late',
    faults: refusing(groupAnswerCalls, { code: 'GROUP_INVITATION_UPDATE_FAILED' }),
  },
  'group-answer-cancelled': {
    ...noura,
    title: 'Every invitation was cancelled meanwhile',
    faults: refusing(groupAnswerCalls, { code: 'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST' }),
  },
  'group-actions-error': { ...noura, title: 'Nothing can be done in a group', faults: refusing(groupActionCalls, broken) },
  'group-actions-offline': { ...noura, title: 'Nothing one does in a group reaches the server', faults: offline(groupActionCalls) },
  'group-join-limit': { ...noura, title: 'Joining where no more groups are allowed', prepare: atLimit(NOURA) },
  'group-full': {
    ...noura,
    title: 'A group that takes nobody any more',
    faults: refusing(['joinGroup'], { code: 'GROUP_MEMBERS_LIMIT_REACHED' }),
  },
} as const satisfies Readonly<Record<string, Scenario>>

/** Scenarios of groups: lists, the form and pages, including their errors. */
export const groupScenarios = { ...lists, ...form, ...pages }

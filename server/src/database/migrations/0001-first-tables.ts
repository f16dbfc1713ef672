import { bit, createTable, growing, integer, names, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const id = text
const moment = integer
const profileType = () => oneOf('INFLUENCER', 'AGENT', 'AGENCY', 'BRAND')

const people: Table[] = [
  {
    name: 'users',
    columns: {
      id: id(), mobile_no: text(), country_id: text(), language: orNull(oneOf('en', 'ar')), accepted_terms_at: orNull(moment()),
      created_at: moment(), last_sign_in_at: orNull(moment()), suspended_at: orNull(moment()), identity_recheck_since: orNull(moment()),
      invitation_code: text(), invited_by: orNull(names('users')),
    },
    key: ['id'],
    indexes: [{ on: ['mobile_no'], unique: true }, { on: ['invitation_code'], unique: true }, { on: ['invited_by'], where: 'invited_by is not null' }],
  },
  {
    name: 'profiles',
    columns: {
      id: id(), user_id: names('users'), type: profileType(),
      status: oneOf('Active', 'AdminVerifying', 'IdentityVerifying', 'Rejected', 'Onboarding', 'Inactive'),
      onboarding_step: orNull(oneOf('ConnectSocialMedia', 'SelectAccountType', 'WaitForAdmission')),
      first_name: orNull(text()), last_name: orNull(text()), name: orNull(text()), user_name: orNull(text()), user_name_key: orNull(text()),
      user_name_changed_at: orNull(moment()), bio: orNull(text()), picture: orNull(text()), gender: orNull(oneOf('male', 'female')),
      date_of_birth: orNull(text()), country_id: orNull(text()), location: orNull(text()), website: orNull(text()), contact_email: orNull(text()),
      contact_country_id: orNull(text()), contact_mobile: orNull(text()), contact_methods: text(), is_phone_number_visible: bit(),
      label: orNull(text()), is_active_membership: bit(), is_nsfw: orNull(bit()), created_at: moment(), deleted_at: orNull(moment()),
    },
    key: ['id'],
    indexes: [
      { on: ['user_name_key'], unique: true },
      // At most one profile as a person (C-05).
      { on: ['user_id'], unique: true, where: `type in ('INFLUENCER', 'AGENT') and deleted_at is null` },
      { on: ['user_id', 'created_at'] },
    ],
  },
]

const session: Table[] = [
  {
    name: 'sessions',
    columns: {
      id: id(), user_id: partOf('users'), profile_id: names('profiles'), created_at: moment(), last_used_at: moment(), expires_at: moment(),
      revoked_at: orNull(moment()), revoked_why: orNull(text()), refresh_hash: text(), parent_hash: orNull(text()), rotated_at: orNull(moment()), user_agent: text(),
    },
    key: ['id'],
    indexes: [
      { on: ['refresh_hash'], unique: true },
      { on: ['parent_hash'], where: 'parent_hash is not null' },
      { on: ['user_id', 'last_used_at'] },
      { on: ['profile_id'] },
      { on: ['expires_at'] },
    ],
  },
  {
    name: 'devices',
    columns: { token_hash: text(), mobile_no: text(), first_seen_at: moment(), last_seen_at: moment() },
    key: ['token_hash', 'mobile_no'],
    indexes: [{ on: ['mobile_no'] }],
  },
  {
    name: 'otp_challenges',
    columns: {
      id: id(), mobile_no: text(), country_id: text(), purpose: oneOf('signIn', 'signUp'), code_hash: text(), invitation_code: orNull(text()),
      accepted_terms: bit(), created_at: moment(), expires_at: moment(), tries: notNegative(), consumed_at: orNull(moment()), dead_at: orNull(moment()), proven_until: orNull(moment()),
    },
    key: ['id'],
    indexes: [{ on: ['mobile_no', 'created_at'] }, { on: ['expires_at'] }],
  },
  { name: 'otp_sends', columns: { mobile_no: text(), first_sent_at: moment(), last_sent_at: moment(), sends: notNegative() }, key: ['mobile_no'] },
  { name: 'otp_failures', columns: { mobile_no: text(), device_hash: text(), first_at: moment(), count: notNegative() }, key: ['mobile_no', 'device_hash'] },
]

const platform: Table[] = [
  { name: 'rate_limits', columns: { key: text(), window_start: moment(), count: notNegative() }, key: ['key'], indexes: [{ on: ['window_start'] }] },
  { name: 'settings', columns: { key: text(), value: text(), updated_at: moment() }, key: ['key'] },
  { name: 'flags', columns: { key: text(), enabled: bit(), updated_at: moment() }, key: ['key'] },
  {
    name: 'events',
    columns: { id: growing(), user_id: orNull(partOf('users')), kind: text(), data: text(), created_at: moment() },
    indexes: [{ on: ['user_id', 'id'] }, { on: ['created_at'] }],
  },
  { name: 'audit', columns: { id: id(), at: moment(), actor: text(), action: text(), target: text(), detail: orNull(text()) }, key: ['id'], indexes: [{ on: ['target', 'at'] }] },
  { name: 'outbox', columns: { id: id(), to_number: text(), text: text(), sent_at: moment() }, key: ['id'], indexes: [{ on: ['sent_at'] }] },
]

const profiles: Table[] = [
  { name: 'profile_interests', columns: { profile_id: partOf('profiles'), interest_id: text(), position: notNegative() }, key: ['profile_id', 'interest_id'] },
  {
    name: 'social_links',
    columns: {
      id: id(), profile_id: partOf('profiles'), platform: text(), social_profile_id: text(), picture_url: orNull(text()), profile_url: text(),
      user_name: text(), followers: notNegative(), connected_at: moment(), source: oneOf('API', 'DEMO', 'ESTIMATED'),
    },
    key: ['id'],
    indexes: [{ on: ['platform', 'social_profile_id'], unique: true }, { on: ['profile_id', 'connected_at'] }],
  },
  {
    name: 'verifications',
    columns: {
      id: id(), profile_id: partOf('profiles'), type: oneOf('IDENTITY', 'BUSINESS'), status: oneOf('Pending', 'InReview', 'Approved', 'Rejected', 'Expired'),
      reference_id: text(), rejection_reason: orNull(text()), created_at: moment(), due_at: orNull(moment()), reviewed_at: orNull(moment()),
    },
    key: ['id'],
    indexes: [{ on: ['reference_id'], unique: true }, { on: ['profile_id', 'created_at'] }],
  },
  {
    name: 'featured_posts',
    columns: { id: id(), profile_id: partOf('profiles'), platform: text(), url: text(), html: orNull(text()), cover_photo_url: orNull(text()), created_at: moment() },
    key: ['id'],
    indexes: [{ on: ['profile_id', 'created_at'] }],
  },
  {
    name: 'profile_links',
    columns: { id: id(), profile_id: partOf('profiles'), type: text(), url: text(), html: orNull(text()), cover_photo_url: orNull(text()), is_visible: bit(), created_at: moment() },
    key: ['id'],
    indexes: [{ on: ['profile_id', 'created_at'] }],
  },
  {
    name: 'brand_collaborations',
    columns: {
      id: id(), profile_id: partOf('profiles'), type: oneOf('business', 'individual'), brand_name: text(), brand_icon: orNull(text()), brand_domain: orNull(text()),
      individual_profile_id: orNull(text()), url: orNull(text()), html: orNull(text()), cover_photo_url: orNull(text()), duplicate_key: text(), created_at: moment(),
    },
    key: ['id'],
    indexes: [{ on: ['profile_id', 'duplicate_key'], unique: true }, { on: ['profile_id', 'created_at'] }],
  },
  {
    name: 'rate_cards',
    columns: {
      id: id(), profile_id: partOf('profiles'), platform: text(), category: text(), service_name: text(), description: text(),
      price_from: notNegative(), price_to: notNegative(), additional_info_link: orNull(text()), terms_link: orNull(text()), created_at: moment(),
    },
    key: ['id'],
    indexes: [{ on: ['profile_id', 'platform', 'category'], unique: true }],
  },
]

const groups: Table[] = [
  {
    name: 'groups',
    columns: {
      id: id(), name: text(), user_name: text(), description: text(), photo: text(), cover_photo: orNull(text()), is_private: bit(), is_discoverable: bit(),
      owner_id: names('profiles'), owner_type: profileType(), followers: notNegative(), created_at: moment(), deleted_at: orNull(moment()),
    },
    key: ['id'],
    indexes: [{ on: ['user_name'], unique: true }, { on: ['owner_id'] }],
  },
  { name: 'group_interests', columns: { group_id: partOf('groups'), interest_id: text(), position: notNegative() }, key: ['group_id', 'interest_id'] },
  {
    name: 'group_members',
    columns: { group_id: partOf('groups'), profile_id: partOf('profiles'), user_id: partOf('users'), role: oneOf('Owner', 'Admin', 'Member'), joined_at: moment() },
    key: ['group_id', 'profile_id'],
    indexes: [
      { on: ['group_id'], unique: true, where: `role = 'Owner'` },
      { on: ['user_id'] },
      { on: ['profile_id'] },
    ],
  },
]

export const firstTables: Migration = {
  name: '0001-first-tables',
  statements: (dialect) => [...people, ...session, ...platform, ...profiles, ...groups].flatMap((table) => createTable(dialect, table)),
}

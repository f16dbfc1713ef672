import { byNumber, byProfile, byUser, through, type TableRules } from './rule.ts'

/** Accounts on platforms, money, groups, and what the product sent. */
export const otherTables = {
  social_links: {
    section: 'ACCOUNTS',
    owners: [byProfile()],
    newest: 'connected_at',
    shown: [
      ...(['id', 'profile_id', 'platform', 'social_profile_id', 'picture_url', 'profile_url', 'user_name', 'followers'] as const),
      ...(['connected_at', 'source', 'refreshed_at'] as const),
    ],
    leftOut: { INTERNAL: ['measure_at'] },
  },
  social_snapshots: {
    section: 'ACCOUNTS',
    owners: [through('account_id', 'social_links')],
    newest: 'day',
    shown: ['account_id', 'day', 'measured_at', 'followers', 'likes', 'views', 'posts', 'engagement', 'audience', 'source'],
  },
  social_grants: {
    section: 'ACCOUNTS',
    owners: [through('link_id', 'social_links')],
    newest: 'updated_at',
    shown: ['link_id', 'updated_at'],
    leftOut: { SECRET: ['sealed'] },
  },
  reward_shares: {
    section: 'WALLET',
    owners: [byProfile('manager_id'), through('reward_id', 'rewards')],
    newest: 'reward_id',
    shown: ['reward_id', 'split_id', 'basis_points', 'amount', 'outcome'],
    people: ['manager_id'],
  },
  wallets: { section: 'WALLET', owners: [byProfile()], newest: 'created_at', shown: ['id', 'profile_id', 'created_at'] },
  withdrawal_accounts: {
    section: 'WALLET',
    owners: [byProfile()],
    newest: 'created_at',
    shown: [
      ...(['id', 'profile_id', 'type', 'address', 'bank_address', 'bank_name', 'city', 'country_id', 'currency', 'iban'] as const),
      ...(['mobile_number', 'name_on_account', 'swift_code', 'created_at', 'updated_at', 'deleted_at'] as const),
    ],
  },
  withdrawals: {
    section: 'WALLET',
    owners: [byProfile()],
    newest: 'created_at',
    shown: [
      ...(['id', 'profile_id', 'account_id', 'sent_to', 'subtotal', 'fee', 'vat', 'status', 'failure_reason', 'created_at'] as const),
      'settled_at',
    ],
    leftOut: { INTERNAL: ['hold_id', 'approvals', 'approvals_needed', 'idempotency_key', 'flags'] },
  },
  top_ups: {
    section: 'WALLET',
    owners: [byProfile()],
    newest: 'created_at',
    shown: [
      ...(['id', 'profile_id', 'subtotal', 'fee', 'vat', 'status', 'payment_method', 'gateway', 'failure_reason', 'created_at'] as const),
      'settled_at',
    ],
    leftOut: {
      SECRET: ['gateway_reference', 'checkout_url', 'return_url'],
      INTERNAL: ['idempotency_key', 'looks', 'silent_looks', 'next_look_at', 'looked_at', 'opening_until'],
    },
  },
  top_up_returns: {
    section: 'WALLET',
    owners: [through('top_up_id', 'top_ups')],
    newest: 'at',
    shown: ['id', 'top_up_id', 'subtotal', 'fee', 'vat', 'taken', 'at'],
  },
  wallet_transactions: {
    section: 'WALLET',
    owners: [byProfile()],
    newest: 'at',
    shown: ['id', 'profile_id', 'change', 'source_id', 'detail', 'net_amount', 'at'],
    leftOut: { INTERNAL: ['types'] },
  },
  program_payments: {
    section: 'WALLET',
    owners: [byProfile()],
    newest: 'transaction_id',
    shown: ['profile_id', 'amount'],
    leftOut: { OTHERS: ['transaction_id'] },
  },
  invoices: {
    section: 'WALLET',
    owners: [through('transaction_id', 'wallet_transactions')],
    newest: 'issued_at',
    shown: ['kind', 'year', 'sequence', 'transaction_id', 'fee', 'vat', 'issued_at'],
  },
  wallet_adjustments: {
    section: 'WALLET',
    owners: [byProfile()],
    newest: 'created_at',
    shown: ['id', 'profile_id', 'amount', 'reason', 'status', 'created_at', 'decided_at', 'transaction_id'],
    leftOut: { INTERNAL: ['proposed_by', 'decided_by', 'idempotency_key'] },
  },
  groups: {
    section: 'GROUPS',
    owners: [byProfile('owner_id')],
    newest: 'created_at',
    shown: [
      ...(['id', 'name', 'user_name', 'description', 'photo', 'cover_photo', 'is_private', 'is_discoverable', 'owner_id'] as const),
      ...(['created_at', 'deleted_at'] as const),
    ],
    leftOut: {
      DERIVED: ['owner_type', 'followers', 'members_count', 'search_text', 'user_name_look', 'look_place', 'active_at'],
    },
  },
  group_members: {
    section: 'GROUPS',
    owners: [byUser()],
    newest: 'joined_at',
    shown: ['id', 'group_id', 'profile_id', 'role', 'joined_at'],
    leftOut: { INTERNAL: ['user_id'] },
  },
  group_invitations: {
    section: 'GROUPS',
    owners: [byUser()],
    newest: 'created_at',
    shown: ['id', 'group_id', 'profile_id', 'role', 'status', 'is_join_request', 'created_at', 'expires_at', 'answered_at'],
    people: ['invited_by_profile_id'],
    leftOut: { INTERNAL: ['user_id'], OTHERS: ['invited_by_user_id'] },
  },
  managed_accounts: {
    section: 'GROUPS',
    owners: [byProfile('manager_id'), byProfile('talent_id')],
    newest: 'created_at',
    shown: ['id', 'status', 'created_at', 'answered_at'],
    people: ['manager_id', 'talent_id'],
  },
  splits: {
    section: 'GROUPS',
    owners: [byProfile('manager_id'), byProfile('talent_id')],
    newest: 'proposed_at',
    shown: [
      ...(['id', 'managed_account_id', 'program_id', 'basis_points', 'starts_on', 'status', 'proposed_by', 'proposed_at'] as const),
      ...(['answered_at', 'ended_at', 'ended_by'] as const),
    ],
    people: ['manager_id', 'talent_id'],
  },
  friend_invitations: {
    section: 'GROUPS',
    owners: [byUser('inviter_id')],
    newest: 'created_at',
    shown: ['id', 'status', 'created_at'],
    leftOut: { INTERNAL: ['inviter_id'], OTHERS: ['mobile_no'] },
  },
  saved_people_filters: {
    section: 'GROUPS',
    owners: [byProfile()],
    newest: 'created_at',
    shown: ['id', 'profile_id', 'name', 'filter', 'created_at', 'looked_at'],
    leftOut: { OTHERS: ['seen'], INTERNAL: ['look_at'] },
  },
  notifications: {
    section: 'NOTIFICATIONS',
    owners: [byProfile()],
    newest: 'created_at',
    shown: ['id', 'profile_id', 'type', 'meta', 'created_at', 'read_at'],
    people: ['sender_profile_id'],
    leftOut: { INTERNAL: ['reference_id'] },
  },
  push_subscriptions: {
    section: 'NOTIFICATIONS',
    owners: [through('session_id', 'sessions')],
    newest: 'created_at',
    shown: ['id', 'session_id', 'created_at'],
    leftOut: { SECRET: ['endpoint', 'p256dh', 'auth'] },
  },
  sms_queue: {
    section: 'NOTIFICATIONS',
    owners: [byNumber('to_number')],
    newest: 'created_at',
    shown: ['id', 'to_number', 'country_id', 'kind', 'language', 'created_at'],
    // The variables of a message may have a code or a link.
    leftOut: { SECRET: ['variables'], INTERNAL: ['tries', 'due_at'] },
  },
  webhook_endpoints: {
    section: 'NOTIFICATIONS',
    owners: [byProfile()],
    newest: 'created_at',
    shown: ['id', 'profile_id', 'url', 'description', 'events', 'off_by', 'off_since', 'failing_since', 'created_at', 'deleted_at'],
    leftOut: { SECRET: ['secret', 'former_secret'], INTERNAL: ['former_until', 'failures', 'paused_until'] },
  },
} as const satisfies TableRules

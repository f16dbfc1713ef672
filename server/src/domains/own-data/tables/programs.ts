import { byProfile, byUser, through, type TableRules } from './rule.ts'

const ofProgram = through('program_id', 'programs')

/** Programs of a brand, and the programs in which a profile takes part. */
export const programTables = {
  programs: {
    section: 'PROGRAMS',
    owners: [byUser()],
    newest: 'created_at',
    shown: [
      ...([
        'id',
        'profile_id',
        'status',
        'name',
        'description',
        'cover_image',
        'start_date',
        'end_date',
        'is_public',
        'is_visible',
      ] as const),
      ...(['program_focus', 'open_to_placement', 'sell_on_ecommerce', 'store_link', 'launch_location_type', 'objective_type'] as const),
      ...(['launch_location_ids', 'service_area_ids', 'counts_by', 'publish_date', 'published_at', 'due_at', 'budget'] as const),
      ...(['hold_cause', 'hold_reason', 'retired_at', 'created_at', 'updated_at', 'deleted_at'] as const),
    ],
    leftOut: { INTERNAL: ['user_id'], DERIVED: ['search_text'] },
  },
  brand_days: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'created_at',
    shown: ['id', 'profile_id', 'name', 'first_day', 'last_day', 'created_at'],
  },
  program_steps: {
    section: 'PROGRAMS',
    owners: [ofProgram],
    newest: 'created_at',
    shown: ['id', 'program_id', 'type', 'data', 'created_at', 'updated_at'],
  },
  program_contents: {
    section: 'PROGRAMS',
    owners: [ofProgram],
    newest: 'created_at',
    shown: [
      ...(['id', 'program_id', 'content_step_type', 'position', 'title', 'description', 'type', 'status', 'content_url'] as const),
      ...(['thumbnail_url', 'has_own_thumbnail', 'language', 'platform', 'allow_trademark_use', 'hashtags'] as const),
      ...(['special_requests', 'file_name', 'file_size', 'created_at', 'updated_at'] as const),
    ],
    leftOut: { INTERNAL: ['attempts', 'next_attempt_at'] },
  },
  program_assets: {
    section: 'PROGRAMS',
    owners: [ofProgram],
    newest: 'created_at',
    shown: ['program_id', 'url', 'created_at'],
  },
  program_budget_top_ups: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'created_at',
    shown: ['id', 'program_id', 'profile_id', 'amount', 'created_at'],
    leftOut: { INTERNAL: ['idempotency_key'] },
  },
  program_outages: {
    section: 'PROGRAMS',
    owners: [ofProgram],
    newest: 'started_at',
    shown: ['id', 'program_id', 'fault', 'started_at', 'opened_at', 'ended_at', 'ended_by'],
    leftOut: { INTERNAL: ['detail'] },
  },
  tills: {
    section: 'PROGRAMS',
    owners: [ofProgram],
    newest: 'created_at',
    shown: [
      ...(['id', 'program_id', 'name', 'most_amount', 'most_per_hour', 'most_per_day', 'created_at', 'revoked_at'] as const),
      ...(['last_used_at', 'locks', 'locked_until', 'orders', 'sum'] as const),
    ],
    leftOut: { SECRET: ['link', 'pin'], INTERNAL: ['wrong_pins', 'last_number'] },
  },
  shops: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'created_at',
    shown: ['id', 'profile_id', 'kind', 'step', 'address', 'created_at', 'connected_at', 'last_order_at', 'tested_at'],
    leftOut: { SECRET: ['secrets', 'state_hash'], INTERNAL: ['state_user_id', 'state_until', 'redirect_uri', 'test_has_source'] },
  },
  shop_hours: {
    section: 'PROGRAMS',
    owners: [through('shop_id', 'shops')],
    newest: 'hour',
    shown: ['shop_id', 'hour', 'orders', 'refunds'],
  },
  participations: {
    section: 'PROGRAMS',
    owners: [byUser()],
    newest: 'created_at',
    shown: [
      ...(['id', 'program_id', 'profile_id', 'status', 'is_automatic', 'created_at', 'answered_at', 'decline_reason'] as const),
      'decline_note',
    ],
    leftOut: { INTERNAL: ['user_id'] },
  },
  promo_codes: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'created_at',
    shown: ['program_id', 'profile_id', 'code', 'is_chosen', 'created_at'],
    leftOut: { OTHERS: ['owner_id'], DERIVED: ['look'] },
  },
  tracking_links: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'created_at',
    shown: ['code', 'program_id', 'profile_id', 'created_at'],
  },
  terms_seals: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'seq',
    shown: [
      ...(['seq', 'program_id', 'version', 'terms_hash', 'receipt', 'participation_id', 'profile_id', 'requested_at'] as const),
      ...(['sealed_at', 'hash'] as const),
    ],
  },
  terms_seen: {
    section: 'PROGRAMS',
    owners: [through('participation_id', 'participations')],
    newest: 'at',
    shown: ['participation_id', 'version', 'at'],
  },
  conversions: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'received_at',
    shown: [
      ...(['id', 'program_id', 'profile_id', 'event', 'amount', 'status', 'reason', 'channel', 'country', 'occurred_at'] as const),
      ...(['received_at', 'decided_at', 'counts_at', 'held_at'] as const),
    ],
    // The number of an order, its click and its visitor are about the customer of a shop.
    leftOut: { OTHERS: ['click_id', 'external_id', 'visitor'], INTERNAL: ['way', 'naming'] },
  },
  conversion_declines: {
    section: 'PROGRAMS',
    owners: [through('conversion_id', 'conversions')],
    newest: 'at',
    shown: ['conversion_id', 'reason', 'note', 'at'],
  },
  second_looks: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'requested_at',
    shown: [
      ...(['id', 'program_id', 'profile_id', 'kind', 'reason', 'day', 'note', 'status', 'requested_at', 'answer_by'] as const),
      ...(['answered_at', 'answer'] as const),
    ],
  },
  network_cases: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'opened_at',
    shown: ['id', 'program_id', 'profile_id', 'day', 'reason', 'held', 'counted', 'status', 'opened_at', 'decided_at'],
    leftOut: { OTHERS: ['network', 'note'], INTERNAL: ['decided_by', 'moving_until'] },
  },
  participant_results: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'last_result_at',
    shown: ['program_id', 'profile_id', 'clicks', 'approved', 'revenue', 'first_click_at', 'last_result_at', 'hold_from'],
  },
  day_counts: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'day',
    shown: ['program_id', 'profile_id', 'day', 'channel', 'country', 'clicks', 'approved', 'revenue'],
  },
  uncounted_days: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'day',
    shown: ['program_id', 'profile_id', 'day', 'kind', 'reason', 'count'],
  },
  rewards: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'achieved_at',
    shown: [
      ...(['id', 'program_id', 'profile_id', 'milestone_id', 'reward_type', 'amount', 'state', 'achieved_at', 'payable_at'] as const),
      ...(['paid_at', 'delivered_at', 'returned_at'] as const),
    ],
    leftOut: { INTERNAL: ['payout_run_id'] },
  },
  reward_reopenings: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'reopened_at',
    shown: ['id', 'program_id', 'profile_id', 'milestone_id', 'reason', 'achieved_at', 'reopened_at'],
  },
  reward_cases: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'opened_at',
    shown: [
      ...(['id', 'reward_id', 'program_id', 'profile_id', 'milestone_id', 'amount', 'contacts', 'status', 'opened_at'] as const),
      ...(['answer_by', 'decided_at'] as const),
    ],
    leftOut: { OTHERS: ['note'], INTERNAL: ['decided_by'] },
  },
  payout_lines: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'payout_run_id',
    shown: ['program_id', 'profile_id', 'is_left', 'amount', 'reason'],
    leftOut: { INTERNAL: ['payout_run_id'] },
  },
  till_orders: {
    section: 'PROGRAMS',
    owners: [byProfile()],
    newest: 'received_at',
    shown: ['id', 'program_id', 'profile_id', 'code', 'amount', 'occurred_at', 'received_at', 'undone_at'],
    leftOut: { OTHERS: ['till_id', 'key', 'number'], INTERNAL: ['conversion_id'] },
  },
} as const satisfies TableRules

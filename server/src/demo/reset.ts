import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import type { Tables } from '#database/schema.ts'
import { appendEvent } from '../domains/events/service.ts'
import { changeFlags } from '../domains/flags/service.ts'
import { resetSettings } from '../domains/settings/service.ts'
import { writeAhead } from './stores/clock.ts'
import { markNight } from './stores/night.ts'
import { isDemoDatabase } from './stores/kind.ts'
import { fillResults } from './results.ts'
import { fillWorld } from './seed.ts'
import { emptyTables, markSeeded, storedFiles, type StoredFile } from './stores/world.ts'

/** Tables that a reset empties, in this order: rows are deleted before the rows they refer to. */
export const worldTables = [
  'payment_records',
  'media_kits',
  'media_kit_seals',
  'data_archives',
  'account_deletions',
  'proposal_asks',
  'proposal_readers',
  'proposal_talents',
  'proposals',
  'contact_openings',
  'contact_strangers',
  'outage_notices',
  'program_outages',
  'link_checks',
  'link_check_hosts',
  'visitor_salts',
  'own_browsers',
  'own_networks',
  'link_networks',
  'network_case_patterns',
  'network_cases',
  'visits',
  'click_days',
  'click_journals',
  'click_worlds',
  'conversion_notes',
  'conversion_declines',
  'replaced_conversions',
  'differing_reports',
  'conversion_claims',
  'orders_of_two',
  'shop_orders',
  'shop_hours',
  'shops',
  'till_orders',
  'till_phones',
  'tills',
  'trials',
  'pixel_tests',
  'tracking_keys',
  'tracking_setups',
  'second_looks',
  'conversions',
  'clicks',
  'budget_alerts',
  'reward_reopenings',
  'reward_cases',
  'payout_lines',
  'reward_shares',
  'rewards',
  'payout_runs',
  'participant_results',
  'changed_figures',
  'visitor_days',
  'program_uncounted_days',
  'uncounted_days',
  'country_counts',
  'program_day_counts',
  'day_counts',
  'promo_codes',
  'funds_blocks',
  'funds_figures',
  'funds_checkpoints',
  'terms_seen',
  'terms_seals',
  'terms_versions',
  'tracking_links',
  'participations',
  'program_notices',
  'program_budget_top_ups',
  'program_assets',
  'program_contents',
  'program_steps',
  'splits',
  'programs',
  'reconciliations',
  'bank_file_lines',
  'bank_files',
  'wallet_adjustments',
  'setting_changes',
  'invoices',
  'invoice_counts',
  'program_payments',
  'wallet_transactions',
  'top_up_returns',
  'top_ups',
  'withdrawals',
  'withdrawal_accounts',
  'wallets',
  'ledger_seals',
  'ledger_unsealed',
  'ledger_keys',
  'ledger_holds',
  'ledger_entries',
  'ledger_transactions',
  'ledger_accounts',
  'api_answers',
  'api_keys',
  'webhook_lanes',
  'webhook_attempts',
  'webhook_deliveries',
  'webhook_messages',
  'webhook_endpoints',
  'push_queue',
  'push_subscriptions',
  'notifications',
  'sms_queue',
  'former_addresses',
  'name_claims',
  'business_name_looks',
  'social_connections',
  'friend_invitations',
  'waiting_list_counts',
  'waiting_list',
  'onboarding_answers',
  'webhook_events',
  'demo_inquiries',
  'demo_payments',
  'business_registrations',
  'verification_documents',
  'files',
  'group_figures',
  'group_countries',
  'group_days',
  'group_invitations',
  'group_members',
  'group_interests',
  'groups',
  'managed_accounts',
  'rate_cards',
  'brand_days',
  'brand_collaborations',
  'profile_links',
  'featured_posts',
  'licence_reminders',
  'licence_accounts',
  'licences',
  'verifications',
  'program_candidates',
  'saved_people_filters',
  'social_snapshots',
  'social_grants',
  'social_links',
  'profile_interests',
  'outbox',
  'rate_limits',
  'otp_failures',
  'otp_sends',
  'otp_challenges',
  'devices',
  'sessions',
  'profiles',
  'closed_accounts',
  'search_entries',
  'user_search',
  'users',
  'user_search_stale',
  'search_stale',
  'program_candidates_stale',
  'group_figures_stale',
  'settings',
] as const satisfies readonly (keyof Tables)[]

/** Tables that a reset does not empty. A reset only switches the flags on. */
export const preservedTables = [
  'admins',
  'admin_devices',
  'admin_invitations',
  'admin_oidc_states',
  'admin_sessions',
  'database_kind',
  'rule_versions',
  'ledger_state',
  'audit',
  'events',
  'flags',
] as const satisfies readonly (keyof Tables)[]

/** `now` is the machine's time: the reset sets the demo clock back to it. */
type ResetParts = { dialect: Dialect; now: number }

/**
 * Resets the demo (U-02) in the caller's transaction: seeds all rows again, resets the settings, switches both flags on and sets the clock
 * back. Deletes the visitors' sessions; their pages receive `reset`, reload, and lead to the sign-in page. Returns the stored files that no
 * row refers to any more. Throws if the database is not marked as a demo's.
 */
export async function resetWorld(tx: Database, { dialect, now }: ResetParts): Promise<StoredFile[]> {
  if (!(await isDemoDatabase(tx))) throw new Error('Only a demonstration is put back to its beginning')
  const before = await storedFiles(tx)
  await emptyTables(tx, worldTables)
  const { worldAt } = await import('@wasla/mocks/world/world.ts')
  await markSeeded(tx, now)
  await markNight(tx, now)
  const { resultsAt } = await import('@wasla/mocks/world/results/results-at.ts')
  await fillWorld(tx, { dialect }, worldAt(now))
  await fillResults(tx, { dialect, now }, resultsAt(now))
  await resetSettings(tx, dialect, 'demo', now)
  await changeFlags(tx, dialect, { program: true, payment: true }, now)
  await writeAhead(tx, dialect, 0, now)
  await appendEvent(tx, dialect, { userId: null, kind: 'reset', data: {}, at: now })
  const seeded = new Set((await storedFiles(tx)).map(({ id }) => id))
  return before.filter(({ id }) => !seeded.has(id))
}

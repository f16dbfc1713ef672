import type { Migration } from './migration.ts'

/** A typed account is nobody's until it is connected: several profiles may name it, so its stand-in id names the profile too. */
export const typedLinks: Migration = {
  name: '0012-typed-links',
  statements: () => [
    `update social_links set social_profile_id = social_profile_id || ':' || profile_id where social_profile_id like 'handle:%'`,
    'create index social_links_by_handle on social_links (platform, lower(user_name))',
  ],
}

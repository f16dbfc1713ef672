import type { Migration } from './migration.ts'

/** Whose pages show a brand's picture: found when the brand changes it, or may not be seen any more. */
export const brandIcons: Migration = {
  name: '0009-brand-icons',
  statements: () => ['create index brand_collaborations_by_icon on brand_collaborations (brand_icon)'],
}

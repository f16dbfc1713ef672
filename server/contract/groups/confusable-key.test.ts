import { describe, expect, it } from 'vitest'
import { groupNameConfusableKey } from './confusable-key.ts'

describe('groupNameConfusableKey', () => {
  it.each([
    ['Riyadh_Kitchens', 'riyadh_kitchens'],
    ['oven_door', '0ven_d00r'],
    ['home_light', 'home_1ight'],
    ['modern_art', 'rnodern_art'],
    ['wild_wadi', 'vvild_wadi'],
    ['GROUP_1', 'group_l'],
  ])('is the same for %s and %s', (one, other) => expect(groupNameConfusableKey(one)).toBe(groupNameConfusableKey(other)))

  it.each([
    ['bread_1', 'bread_2'],
    ['bread', 'bread_'],
    // Both names are shown in small letters. There, i and l do not look alike.
    ['AIi', 'ali'],
  ])('differs for %s and %s', (one, other) => expect(groupNameConfusableKey(one)).not.toBe(groupNameConfusableKey(other)))
})

import type { ProfileType } from '../profiles/types.ts'

/** The demo's numbers behind the sign-in buttons of its entry page (U-03): national digits of Saudi Arabia, one for each profile type. */
export const demoNumbers = {
  INFLUENCER: '500000001',
  AGENT: '500000002',
  AGENCY: '500000003',
  BRAND: '500000004',
} as const satisfies Record<ProfileType, string>

const e164 = new Set(Object.values(demoNumbers).map((digits) => `+966${digits}`))

/**
 * Returns whether a stored number is a demo number. In a demo, limits on sends, tries, addresses and devices do not apply to such a number.
 */
export const isDemoNumber = (mobileNo: string) => e164.has(mobileNo)

/** The default of `DEMO_OTP_CODE` (B-09). */
export const usualDemoCode = '123456'

import type { ProfileType } from '../profiles/types.ts'

/** The seeded numbers behind the enter buttons of a demo (U-03): national digits of Saudi Arabia, one of each type. */
export const demoNumbers = {
  INFLUENCER: '500000001',
  AGENT: '500000002',
  AGENCY: '500000003',
  BRAND: '500000004',
} as const satisfies Record<ProfileType, string>

const e164 = new Set(Object.values(demoNumbers).map((digits) => `+966${digits}`))

/** Whether a stored number is one of them: in a demo no send, try, address or device limit applies to it. */
export const isDemoNumber = (mobileNo: string) => e164.has(mobileNo)

/** `DEMO_OTP_CODE` where nobody set another (B-09). */
export const usualDemoCode = '123456'

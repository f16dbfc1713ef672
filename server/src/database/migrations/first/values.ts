import { oneOf } from '../columns.ts'

const platforms = ['INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK']

/** Roles of the back office. */
export const adminRole = () => oneOf('SUPER_ADMIN', 'REVIEWER', 'FINANCE', 'SUPPORT')
/** Where a click came from. */
export const channel = () => oneOf(...platforms, 'OTHER')
/** What a conversion reports. */
export const conversionEvent = () => oneOf('LEAD', 'SIGN_UP', 'DOWNLOAD', 'SALE')
/** Languages of the product. */
export const language = () => oneOf('en', 'ar')
/** Where the figures of an account come from. */
export const measuredBy = () => oneOf('API', 'DEMO', 'ESTIMATED')
/** Platforms of connected accounts. */
export const platform = () => oneOf(...platforms)
/** A platform, or all together. */
export const platformOrAll = () => oneOf('ALL', ...platforms)
/** Types of profiles. */
export const profileType = () => oneOf('INFLUENCER', 'AGENT', 'AGENCY', 'BRAND')
/** The two kinds of results. */
export const resultKind = () => oneOf('CLICK', 'CONVERSION')

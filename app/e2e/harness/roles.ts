import type { AccountKind } from '@wasla/contract/generated/user-types.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'

export const kindOfRole = (role: ProfileType): AccountKind => (isBusiness(role) ? 'BUSINESS' : 'INDIVIDUAL')

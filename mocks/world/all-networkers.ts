import type { Member } from './member.ts'
import { ASMAE, BAKR, FAISAL, HIND, JAWAHER, KARIM, LINA, MAHA, MARIAM, REEMA, SARA, TURKI, YOUSEF } from './more-networkers.ts'
import { ABDULRAHMAN, BADR, DANA, FAHAD, HUDA, LAMA, NASSER, NOURA, REEM, SAAD, YARA } from './networkers.ts'

const nano = [BADR, DANA, MAHA, SARA, TURKI, LINA] as const

const micro = [HUDA, LAMA, SAAD, ABDULRAHMAN, YOUSEF, MARIAM] as const

const mid = [NOURA, REEM, FAHAD, YARA, KARIM, ASMAE] as const

const macro = [NASSER, REEMA, FAISAL, JAWAHER, BAKR, HIND] as const

/**
 * Six networkers of each size, by the followers of all their accounts: nano below 10,000, micro below 100,000, mid below 500,000, macro
 * from 500,000 (Appendix G).
 */
export const networkersBySize = { nano, micro, mid, macro } satisfies Record<string, readonly Member[]>

export const networkers: readonly Member[] = Object.values(networkersBySize).flat()

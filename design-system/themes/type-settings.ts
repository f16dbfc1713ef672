import type { TypeRole } from '../tokens/vars.css.ts'

type Role = { size: string; line: string; weight: string; tracking: string; word: string }
export type RoleSetting = Record<TypeRole, Role> & { family: string; familyNumber: string; strong: string; sign: string }
type Setting = Omit<RoleSetting, 'sign'>

const role = (size: number, line: number, weight: number, tracking = '0', word = '0'): Role => ({
  size: `${size}rem`,
  line: `${line}rem`,
  weight: `${weight}`,
  tracking,
  word,
})

const families = {
  family: '"Wasla Arabic Digits", "Readex Pro", "Readex Fallback", "Noto Sans Arabic", system-ui, sans-serif',
  familyNumber: '"Wasla Figures", "Readex Pro", "Readex Fallback", system-ui, sans-serif',
}

const latinPhone: Setting = {
  ...families,
  strong: '550',
  display: role(2, 2.375, 600, '-.028em', '-.06em'),
  title: role(1.375, 1.75, 600, '-.02em', '-.05em'),
  heading: role(1.0625, 1.5, 600, '-.012em', '-.04em'),
  body: role(0.9375, 1.5, 380, '-.004em', '-.02em'),
  control: role(1, 1.5, 400, '-.004em'),
  label: role(0.875, 1.25, 500, '-.006em'),
  caption: role(0.8125, 1.125, 380),
  micro: role(0.75, 1, 500),
  number: role(1.5, 1.75, 550, '-.02em'),
}

/**
 * Arabic has about 15 % more line height than Latin and is one step lighter. It has no letter spacing, because Arabic letters are joined.
 */
const arabicPhone: Setting = {
  ...families,
  strong: '480',
  display: role(2, 2.9, 550),
  title: role(1.375, 2.125, 540),
  heading: role(1.0625, 1.75, 530),
  body: role(0.9375, 1.75, 350),
  control: role(1, 1.75, 370),
  label: role(0.875, 1.375, 450),
  caption: role(0.8125, 1.3125, 350),
  micro: role(0.75, 1.125, 460),
  number: role(1.5, 2, 520),
}

export const latinType = {
  phone: latinPhone,
  desktop: { ...latinPhone, display: role(2.5, 2.875, 600, '-.028em', '-.06em'), title: role(1.625, 2, 600, '-.02em', '-.05em') },
}
export const arabicType = {
  phone: arabicPhone,
  desktop: { ...arabicPhone, display: role(2.5, 3.5, 550), title: role(1.625, 2.5, 540) },
}

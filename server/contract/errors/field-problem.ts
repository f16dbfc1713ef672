/** Rules a field can break. The app words each in both languages, totally. */
export const fieldRules = [
  'required',
  'phoneNumber',
  'unknownCountry',
  'code',
  'accepted',
  'invitationCode',
  'tooShort',
  'tooLong',
  'format',
  'unknownValue',
  'maxItems',
  'userName',
  'userNameTaken',
  'date',
  'adult',
  'ownNumber',
  'alreadyInvited',
  'connectionExpired',
  'workName',
  'email',
  'url',
  'platformUrl',
  'contactMethod',
  'commercialRegistration',
  'vatNumber',
  'documents',
  'pdfType',
  'pdfSize',
  'pdfLocked',
  'pdfDamaged',
  'pdfPages',
  'imageType',
  'imageSize',
  'outOfRange',
  'minPrice',
  'maxPrice',
  'brandDomain',
  'newPassword',
  'wrongPassword',
  'taken',
  'nameReserved',
  'otherScript',
] as const

export type FieldRule = (typeof fieldRules)[number]

/** `path` is the input's own path without the argument's name, for example `mobileNumber` or `contacts.email`. */
export type FieldProblem = { path: string; rule: FieldRule; params?: Record<string, string | number> }

export const isFieldRule = (value: unknown): value is FieldRule => fieldRules.includes(value as FieldRule)

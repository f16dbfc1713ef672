/**
 * Returns the calling code of an E.164 number, with its plus sign, or ''. A prefix is unambiguous, because no code is the beginning of
 * another (ITU-T E.164).
 */
export const callingCodeOf = (e164: string): string =>
  /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/.exec(e164)?.[0] ?? ''

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/

/** Whether a text is a moment as the wire has them: ISO 8601 in UTC, with a `Z` and no offset. */
export const isMoment = (text: string): boolean => dateTime.test(text) && !Number.isNaN(Date.parse(text))

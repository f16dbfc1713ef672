/** Attributes of a picture that is visible when the page opens. */
export const firstPicture = { loading: 'eager', fetchPriority: 'high' } as const

/** Attributes of a picture that loads when it is nearly visible. */
export const laterPicture = { loading: 'lazy' } as const

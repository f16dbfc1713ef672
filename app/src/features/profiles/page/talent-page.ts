/** Number of talents per page (D-40). */
export const talentsPerPage = 12

/** Returns the page as the `pagination` of a query. */
export const sliceOf = (page: number) => ({ limit: talentsPerPage, offset: (page - 1) * talentsPerPage })

export const pagesOf = (count: number) => Math.max(1, Math.ceil(count / talentsPerPage))

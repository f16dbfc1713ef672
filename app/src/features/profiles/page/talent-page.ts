/** How many talents stand on a page (D-40). */
export const talentsPerPage = 12

/** The page as the server takes it. */
export const sliceOf = (page: number) => ({ limit: talentsPerPage, offset: (page - 1) * talentsPerPage })

export const pagesOf = (count: number) => Math.max(1, Math.ceil(count / talentsPerPage))

/** How many talents stand on a page (D-40). */
export const talentsPerPage = 12

/** The page an address asks for: its first where it asks for none that could be. */
export function pageFrom(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.max(1, page)
}

/** The page as the server takes it. */
export const sliceOf = (page: number) => ({ limit: talentsPerPage, offset: (page - 1) * talentsPerPage })

export const pagesOf = (count: number) => Math.max(1, Math.ceil(count / talentsPerPage))

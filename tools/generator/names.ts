/** A name such as `edit-bio`, in the forms that files, types and messages need. */
export type Names = { kebab: string; camel: string; pascal: string; words: string }

export function namesOf(kebab: string): Names {
  const parts = kebab.split('-')
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  const words = parts.join(' ')
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), words: words.charAt(0).toUpperCase() + words.slice(1) }
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
export const isComponentName = (text: string): boolean => /^[A-Z][a-zA-Z0-9]+$/.test(text)

/** Returns the domain and the use case of `profiles/edit-bio`; undefined for any other form. */
export function featureName(text: string): { domain: string; useCase: Names } | undefined {
  const [domain = '', useCase = '', ...rest] = text.split('/')
  return rest.length === 0 && kebab.test(domain) && kebab.test(useCase) ? { domain, useCase: namesOf(useCase) } : undefined
}

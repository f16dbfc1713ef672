import type { TypedDocumentNode } from '@apollo/client/core'
import { matchPath } from 'react-router'
import { profileTypes, typeSlug } from '@wasla/contract/profiles/types.ts'
import { PublicGroupDocument } from '#features/groups/page/group.generated.ts'
import { PublicProfileDocument } from '#features/profiles/public/PublicProfile.generated.ts'
import { PublicProgramDocument } from '#features/programs/public/publicProgram.generated.ts'

type Parameters = Readonly<Record<string, string | undefined>>
export type FirstOperation = { document: TypedDocumentNode<unknown, object>; variables: Readonly<Record<string, unknown>> }

const of = <V extends object>(document: TypedDocumentNode<unknown, V>, variables: V): FirstOperation => ({
  document: document as FirstOperation['document'],
  variables: variables as FirstOperation['variables'],
})

function profile({ userType, userName = '' }: Parameters): FirstOperation | null {
  const profileType = profileTypes.find((type) => typeSlug[type] === userType)
  return profileType ? of(PublicProfileDocument, { profileType, username: userName }) : null
}

/** Operation that each public page runs first. The server runs it before it renders, so that most pages are rendered once. */
const operations: readonly { path: string; of: (parameters: Parameters) => FirstOperation | null }[] = [
  { path: '/profile/:userType/:userName', of: profile },
  { path: '/profile/:tab/:userType/:userName', of: profile },
  { path: '/groups/:userName', of: ({ userName = '' }) => of(PublicGroupDocument, { userName }) },
  { path: '/groups/:userName/:tab', of: ({ userName = '' }) => of(PublicGroupDocument, { userName }) },
  { path: '/program/:id/:tab', of: ({ id = '' }) => of(PublicProgramDocument, { id }) },
]

/** Returns the first operation of a page; null if the page has none. */
export function firstOperation(pathname: string): FirstOperation | null {
  for (const { path, of: operationOf } of operations) {
    const match = matchPath(path, pathname)
    if (match) return operationOf(match.params)
  }
  return null
}

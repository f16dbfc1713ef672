import type { Member } from '@wasla/mocks/world/member.ts'
import type { atHome } from '../../../testing/at-home.ts'

export type Home = Awaited<ReturnType<typeof atHome>>

/** Signs a member of the demo in. */
export const enter = (home: Home, { user }: Member) => home.tokenOf(user.mobileNo.replace('+966', ''))

const page =
  '{ id isOwn title manager { id } talents { profile { id email } followers engagement isRequested cards { price card { id priceFrom } } } }'
const own =
  '{ id address state chosen talents { id } firstSeenAt lastSeenAt readers { brand { id } } asks { talent { id } brand { id } programName } }'

/** A talent of a new proposal; `price` is for the newest rate card, and undefined leaves the card out. */
type Choice = { readonly member: Pick<Member, 'profile'>; readonly cardId?: string; readonly price?: number }

/** Texts of the operations. */
export const requests = {
  make: (talents: readonly Choice[], validUntil: string) =>
    `mutation { makeProposal(makeProposalInput: { title: "Mornings", brandName: "Nabt", validUntil: "${validUntil}", talents: [${talents
      .map(
        ({ member, cardId, price }) =>
          `{ profileId: "${member.profile.id}", cards: [${cardId ? `{ rateCardId: "${cardId}"${price === undefined ? '' : `, price: ${price}`} }` : ''}] }`,
      )
      .join(' ')}] }) ${own} }`,
  read: (address: string) => `{ proposal(address: "${address}") ${page} }`,
  mine: `{ myProposals ${own} }`,
  choices: '{ proposalChoices { profile { id } cards { card { id } } } }',
  withdraw: (id: string) => `mutation { withdrawProposal(id: "${id}") { id state } }`,
  seen: (address: string) => `mutation { proposalSeen(address: "${address}") { success } }`,
  ask: (address: string, programId: string, profileIds: readonly string[]) =>
    `mutation { askTalents(askTalentsInput: { address: "${address}", programId: "${programId}", profileIds: ${JSON.stringify(profileIds)} }) { profileId code } }`,
}

type Own = {
  id: string
  address: string
  state: string
  firstSeenAt: string | null
  lastSeenAt: string | null
  readers: readonly { brand: { id: string } }[]
  asks: readonly { talent: { id: string } }[]
  talents: readonly { id: string }[]
}

/** Returns a manager's proposals as the manager sees them. */
export async function mine(home: Home, token: string): Promise<readonly Own[]> {
  const { data } = await home.ask(requests.mine, { token })
  return ((data ?? {}) as { myProposals?: readonly Own[] }).myProposals ?? []
}

/** Makes a proposal and returns it. */
export async function made(home: Home, token: string, talents: readonly Choice[], validUntil: string): Promise<Own> {
  const { data, codes } = await home.ask(requests.make(talents, validUntil), { token })
  const found = ((data ?? {}) as { makeProposal?: Own }).makeProposal
  if (!found) throw new Error(`The proposal was refused: ${codes.join()}`)
  return found
}

// Written by `npm run codegen` from the OpenAPI description of the API; change it there.
import { call, type Access, type Answer } from './call.ts'

export type Program = {
  /** The id of the program. */ id: string
  /** Its name. */ name: string
  /** What it is about. */ description: string
  /** OnHold is a pause; Retired has ended. */ status: "Draft" | "Soon" | "Active" | "OnHold" | "Retired"
  /** What the program counts; null in an early draft. */ objective: "TRAFFIC" | "LEAD_GENERATION" | "DOWNLOADS" | "SIGN_UP" | "SALES" | null
  /** The first day, in Riyadh. */ startDate: string
  /** The last day, in Riyadh; null without an end. */ endDate: string | null
  /** Whether Discover shows it. */ isListed: boolean
  /** Whether applicants who meet the criteria are accepted without a decision. */ acceptsEverybody: boolean
  /** What is reserved for it; 0 in a draft. In halalas. */ budget: number
  /** Every amount is in this currency. */ currency: "SAR"
  /** When it was begun. */ createdAt: string
  /** When it was published; null for a draft. */ publishedAt: string | null
}

export type ProgramPage = {
  data: (Program)[]
  /** The argument `after` of the next page; null on the last one. */ next: string | null
}

export type Participant = {
  /** The id of the participation. */ id: string
  /** The id of the program. */ programId: string
  /** The id of the person’s profile. */ profileId: string
  /** The name of the profile. */ name: string
  /** The name in the address of the profile; null without a public page. */ userName: string | null
  /** The type of the profile. */ type: "INFLUENCER" | "AGENT" | "AGENCY" | "BRAND"
  /** Pending waits for an answer; Accepted takes part. */ status: "Pending" | "Accepted" | "Rejected"
  /** When the person asked to join. */ requestedAt: string
  /** When the request was answered. */ answeredAt: string | null
  /** Why it was declined, if a reason was given. */ declineReason: "AUDIENCE" | "CONTENT" | "COMPETITOR" | "FULL" | "OTHER" | null
  /** What the brand wrote to the person. */ declineNote: string | null
}

export type ParticipantPage = {
  data: (Participant)[]
  /** The argument `after` of the next page; null on the last one. */ next: string | null
}

export type Decline = {
  /** Why; the person sees it. OTHER needs a note. */ reason?: "AUDIENCE" | "CONTENT" | "COMPETITOR" | "FULL" | "OTHER"
  /** What the person reads beside the reason. */ note?: string
}

export type Result = {
  /** The id of the result. */ id: string
  /** The id of the program. */ programId: string
  /** The id of the participant’s profile. */ participantId: string
  /** What happened. */ event: "LEAD" | "SIGN_UP" | "DOWNLOAD" | "SALE"
  /** Your own number. */ externalId: string
  /** Only Approved counts. Pending waits for you; Held waits for our team. */ status: "Pending" | "Approved" | "Held" | "Rejected" | "Reversed"
  /** Why it does not count. */ reason: "REPEAT" | "BOT" | "PREFETCH" | "OWN_BROWSER" | "CAPPED" | "TOO_MANY_CLICKS" | "TOO_MANY_INVALID" | "TOO_FAST" | "TOO_MANY_CONVERSIONS" | "SHARED_CONTACT" | "REVERSED" | "NOT_GENUINE" | "TOO_MANY_FROM_NETWORK" | "OWN_NETWORK" | "DECLINED" | "REPLACED" | "CONTESTED" | "NOT_CONFIRMED" | "OUTAGE" | null
  /** The amount of the order. In halalas. */ amount: number | null
  /** Every amount is in this currency. */ currency: "SAR"
  /** The click that brought it; null if a code did. */ clickId: string | null
  /** The code that brought it; null if a click did. */ promoCode: string | null
  /** How it was reported. Reports with a key are SERVER. */ way: "SERVER" | "POSTBACK" | "PIXEL" | "IMPORT" | "TILL"
  /** When it happened. */ occurredAt: string
  /** When it was reported. */ receivedAt: string
}

export type ResultPage = {
  data: (Result)[]
  /** The argument `after` of the next page; null on the last one. */ next: string | null
}

export type Report = {
  /** The `nw_click_id` that the visitor came with. Needed without a code. */ clickId?: string
  /** The code that came with the order. Needed without a click. */ promoCode?: string
  /** The event that the program counts. */ event: "LEAD" | "SIGN_UP" | "DOWNLOAD" | "SALE"
  /** Your own number. The same number again answers the first result. */ externalId: string
  /** The amount of the order. In halalas. */ amount?: number
  /** When it happened, with a zone. Now, if it is missing. */ occurredAt?: string
}

export type ReportedResult = {
  /** The id of the result. */ id: string
  /** Only Approved counts. */ status: "Pending" | "Approved" | "Held" | "Rejected" | "Reversed"
  /** Whether the number was known, so that this is the first result. */ isRepeat: boolean
}

export type Balance = {
  /** What can be spent now. In halalas. */ available: number
  /** Rewards that are earned and not paid yet. In halalas. */ upcoming: number
  /** The budgets of your programs, and withdrawals under way. In halalas. */ reserved: number
  /** Every amount is in this currency. */ currency: "SAR"
}

export type Problem = {
  /** Names the kind of problem. */ type: string
  /** What went wrong, in English. */ title: string
  /** The status of the response. */ status: number
  /** The kind of problem, for programs. */ code: string
  /** Values of the problem, such as `retryAfter`. */ params?: Record<string, unknown>
  /** Name this in a message to our team. */ requestId?: string
  fields?: ({ /** The field. */ path: string; /** The rule that it breaks. */ rule: string; /** Values of the rule. */ params?: Record<string, unknown> })[]
}

/** Wasla API: one method for each operation. A refusal is thrown as an `ApiProblem`. */
export function createApiClient(access: Access) {
  return {
    /** Your programs, the oldest first. Needs the scope `programs:read`. */
    listPrograms: (given: { status?: "Draft" | "Soon" | "Active" | "OnHold" | "Retired" | undefined; after?: string | undefined; limit?: number | undefined } = {}): Promise<Answer<ProgramPage>> =>
      call<ProgramPage>(access, { method: 'GET', path: `/programs`, query: { status: given.status, after: given.after, limit: given.limit } }),
    /** One of your programs. Needs the scope `programs:read`. */
    getProgram: (given: { programId: string }): Promise<Answer<Program>> =>
      call<Program>(access, { method: 'GET', path: `/programs/${encodeURIComponent(given.programId)}` }),
    /** Requests to join a program, the oldest first. Needs the scope `participants:read`. */
    listParticipants: (given: { programId: string; status?: "Pending" | "Accepted" | "Rejected" | undefined; after?: string | undefined; limit?: number | undefined }): Promise<Answer<ParticipantPage>> =>
      call<ParticipantPage>(access, { method: 'GET', path: `/programs/${encodeURIComponent(given.programId)}/participants`, query: { status: given.status, after: given.after, limit: given.limit } }),
    /** Accept a request to join. Needs the scope `participants:write`. */
    acceptParticipant: (given: { programId: string; participationId: string; idempotencyKey: string }): Promise<Answer<Participant>> =>
      call<Participant>(access, { method: 'POST', path: `/programs/${encodeURIComponent(given.programId)}/participants/${encodeURIComponent(given.participationId)}/accept`, idempotencyKey: given.idempotencyKey }),
    /** Decline a request to join. Needs the scope `participants:write`. */
    declineParticipant: (given: { programId: string; participationId: string; body?: Decline; idempotencyKey: string }): Promise<Answer<Participant>> =>
      call<Participant>(access, { method: 'POST', path: `/programs/${encodeURIComponent(given.programId)}/participants/${encodeURIComponent(given.participationId)}/decline`, body: given.body, idempotencyKey: given.idempotencyKey }),
    /** Reported results of a program, in the order in which they were reported. Needs the scope `results:read`. */
    listResults: (given: { programId: string; receivedFrom?: string | undefined; after?: string | undefined; limit?: number | undefined }): Promise<Answer<ResultPage>> =>
      call<ResultPage>(access, { method: 'GET', path: `/programs/${encodeURIComponent(given.programId)}/results`, query: { receivedFrom: given.receivedFrom, after: given.after, limit: given.limit } }),
    /** Report a result. Needs the scope `results:write`. */
    reportResult: (given: { programId: string; body: Report; idempotencyKey: string }): Promise<Answer<ReportedResult>> =>
      call<ReportedResult>(access, { method: 'POST', path: `/programs/${encodeURIComponent(given.programId)}/results`, body: given.body, idempotencyKey: given.idempotencyKey }),
    /** Take a result back, until 30 days after what brought it. Needs the scope `results:write`. */
    reverseResult: (given: { programId: string; resultId: string; idempotencyKey: string }): Promise<Answer<ReportedResult>> =>
      call<ReportedResult>(access, { method: 'POST', path: `/programs/${encodeURIComponent(given.programId)}/results/${encodeURIComponent(given.resultId)}/reverse`, idempotencyKey: given.idempotencyKey }),
    /** The balances of your wallet. Needs the scope `wallet:read`. */
    getBalance: (): Promise<Answer<Balance>> =>
      call<Balance>(access, { method: 'GET', path: `/balance` }),
  }
}

export type ApiClient = ReturnType<typeof createApiClient>

/** Returns the path of a proposal's page. */
export const proposalPath = (address: string): string => `/proposal/${encodeURIComponent(address)}`

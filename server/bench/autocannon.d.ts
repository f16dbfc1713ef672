/** Types of the part of autocannon that the benchmark uses. The package itself has no types. */
declare module 'autocannon' {
  type Request = {
    method?: 'GET' | 'POST'
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?(request: Request): Request
  }
  type Options = Request & {
    url: string
    connections: number
    duration?: number
    amount?: number
    overallRate?: number
    requests?: readonly Request[]
  }
  type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    non2xx: number
    '3xx': number
    errors: number
  }
  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}

import { serviceBusy } from '../refusal.ts'

/** How many requests with files one sender may have under way, how many may send at once, and how many wait for that (quality: security, rate limits). */
export type MostUploads = { ofOne: number; sending: number; waiting: number }

export type UploadSlots = {
  /** Admits another upload of a sender; answers how to say that it is over. Throws `SERVICE_BUSY` where the sender has enough, or too many wait. */
  admit(sender: string): () => void
  /** Waits for a place to send in. First come, first served. */
  take(): Promise<void>
  /** Gives the place to whoever waits. */
  give(): void
}

/** Places to send files in: those who send hold them, those who were admitted and send nothing do not (`uploadBody`). */
export function uploadSlots(most: MostUploads): UploadSlots {
  const underWay = new Map<string, number>()
  const waiting: (() => void)[] = []
  let sending = 0

  return {
    admit(sender) {
      const own = underWay.get(sender) ?? 0
      if (own >= most.ofOne || waiting.length >= most.waiting) throw serviceBusy()
      underWay.set(sender, own + 1)
      return () => {
        const left = (underWay.get(sender) ?? 1) - 1
        if (left > 0) underWay.set(sender, left)
        else underWay.delete(sender)
      }
    },
    async take() {
      if (sending >= most.sending) return new Promise<void>((go) => void waiting.push(go))
      sending += 1
    },
    give() {
      const next = waiting.shift()
      if (next) next()
      else sending -= 1
    },
  }
}
